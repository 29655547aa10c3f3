/** A short print of a text (FNV-1a, 32 bits), to notice that it changed. */
const shortHash = (text: string): string => {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(36)
}

/**
 * {@link shortHash} and 32 bits more: short enough for storage, long enough that no two states share it by
 * chance.
 */
export const longHash = (text: string): string => {
  let hash = 0x9747b28c
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x5bd1e995)
    hash ^= hash >>> 15
  }
  return shortHash(text) + (hash >>> 0).toString(36)
}
