const marks = [
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
] as const

/** The text in an encoding, or `null` where the bytes are none of it. */
export const decodeAs = (bytes: Uint8Array, encoding: string): string | null => {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file whose bytes say their encoding: UTF-8, or UTF-16 by its mark. `null` for any other. */
export const decodeText = (bytes: Uint8Array): string | null => {
  const marked = marks.find(([, mark]) => mark.every((byte, at) => bytes[at] === byte))
  return decodeAs(bytes, marked === undefined ? 'utf-8' : marked[0])
}
