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
