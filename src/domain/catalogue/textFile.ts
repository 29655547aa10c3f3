const marks = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

const decode = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Whether bytes that are no UTF-8 are written as GB18030 writes everyday Chinese: in pairs of two high
 * bytes. Other encodings decode as well, into signs that were never written, and many of their pairs end in a
 * low byte.
 */
const looksChinese = (bytes: Uint8Array): boolean => {
  let pairs = 0
  let common = 0
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    pairs += 1
    if ((bytes[at] ?? 0) >= 0xa1 && (bytes[at + 1] ?? 0) >= 0xa1) common += 1
    at += 1
  }
  return common > pairs * 0.9
}

/**
 * The text of a file of any program: UTF-8, UTF-16 by its mark, or GB18030, which Chinese programs
 * write. `null` for an encoding that cannot be told.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  if (marked !== undefined) return decode(bytes, marked[0])
  return decode(bytes, 'utf-8') ?? (looksChinese(bytes) ? decode(bytes, 'gb18030') : null)
}
