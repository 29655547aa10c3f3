import { isDrawing } from '#domain/catalogue/ids.ts'
import { pictureAttributes } from '#domain/publishing/pictureFiles.ts'

/** The attributes of a picture that is a file of the site; `null` for every other (decision P9). */
export const pictureFileOf = (address: string) =>
  import.meta.env.VITE_CATALOGUE ? pictureAttributes(address) : null

/** How a picture fills its frame: a file says it by its name, a data URL by its bytes. */
export const fitOf = (address: string): 'cover' | 'contain' =>
  pictureFileOf(address)?.fit ?? pictureFit(address)

/** The first bytes of a WebP file, which hold its flags. */
const webpHeader = (url: string): string => {
  const start = url.indexOf(',') + 1
  try {
    return atob(url.slice(start, start + 32))
  } catch {
    return ''
  }
}

/**
 * How a picture fills its frame (brief §5, §7): a photograph covers it. A picture with a transparent
 * ground is shown whole, because the frame supplies the ground.
 */
export const pictureFit = (url: string): 'cover' | 'contain' => {
  if (url.startsWith('data:image/jpeg')) return 'cover'
  const header = webpHeader(url)
  // `VP8 ` has no transparency. In `VP8X`, bit 4 of byte 20 says whether there is any.
  if (header.startsWith('VP8 ', 12)) return 'cover'
  return header.startsWith('VP8X', 12) && (header.charCodeAt(20) & 0x10) === 0 ? 'cover' : 'contain'
}

/** Whether a picture lets the background through and was not drawn for the dark mode: there it needs a light plate. */
export const needsPlate = (address: string, imageId: string): boolean =>
  fitOf(address) === 'contain' && !isDrawing(imageId)
