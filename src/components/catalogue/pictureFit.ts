/** Base64 of the first bytes of a WebP file, far enough to see its flags. */
const webpHead = (url: string): string => {
  const at = url.indexOf(',')
  try {
    return atob(url.slice(at + 1, at + 33))
  } catch {
    return ''
  }
}

/**
 * How a picture fills its plate (brief §5, §7): a photograph covers it, a drawing with transparent
 * ground is shown whole, because the plate supplies the ground.
 */
export const pictureFit = (url: string): 'cover' | 'contain' => {
  if (url.startsWith('data:image/jpeg')) return 'cover'
  if (!url.startsWith('data:image/webp')) return 'contain'
  const head = webpHead(url)
  // `VP8 ` cannot hold transparency; in `VP8X` bit 4 of byte 20 says whether there is any.
  if (head.startsWith('VP8 ', 12)) return 'cover'
  return head.startsWith('VP8X', 12) && (head.charCodeAt(20) & 0x10) === 0 ? 'cover' : 'contain'
}
