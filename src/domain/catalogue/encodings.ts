import { cellText } from './sheetCells.ts'
import { fieldOf } from './sheetWords.ts'
import { decodeAs } from './textFile.ts'

/** Encodings of programs that do not write Unicode, by the names of `TextDecoder`; the most frequent first. */
const encodings = ['gb18030', 'big5', 'windows-1252'] as const

/** An encoding that the bytes of a file allow and do not prove. */
export interface DoubtedEncoding {
  readonly name: (typeof encodings)[number]
  /** Words with the letters that depend on it, to be looked at. */
  readonly letters: readonly string[]
}

/** Controls that no text has: the bytes are of another kind of file. */
const control = /(?![\t\n\v\f\r])\p{Cc}|\p{Co}/u

/** A text without the signs by which old programs end a file. */
const withoutEnd = (text: string): string => {
  let end = text.length
  while (text[end - 1] === '\0' || text[end - 1] === '\u001A') end -= 1
  return text.slice(0, end)
}

/** Lines at the top of a file in which headings are looked for. */
const topLines = 20

/** Whether a text has headings of a sheet that are written in Chinese: two, as one may be chance. */
const hasChineseHeadings = (text: string): boolean => {
  const lines = text.slice(0, 20_000).split(/\r\n?|\n/u, topLines)
  return lines.some((line) => {
    const cells = line.split(/[,;\t|]/u).map((cell) => cellText(cell.replaceAll('"', '')))
    const named = cells.filter((cell) => /\p{Script=Han}/u.test(cell)).flatMap(fieldOf)
    return new Set(named.filter((field) => field !== undefined)).size > 1
  })
}

const mostLetters = 5
const longestWord = 20

const lettersIn = (text: string): readonly string[] => {
  const words = text.matchAll(/[^\s,;|"]{0,12}[^\s!-~][^\s,;|"]{0,12}/gu)
  const found = new Set<string>()
  for (const [word] of words) {
    found.add(Array.from(word).slice(0, longestWord).join(''))
    if (found.size === mostLetters) break
  }
  return [...found]
}

/** Whether each byte above ASCII stands alone, as accents do in Western languages. */
const standAlone = (bytes: Uint8Array): boolean =>
  bytes.every((byte, at) => byte < 0x80 || (bytes[at + 1] ?? 0) < 0x80)

/**
 * The text of a file that is not Unicode. Chinese headings prove an encoding; any other is a guess that a person
 * has to look at. `null` where none fits.
 */
export const guessText = (
  bytes: Uint8Array,
): { readonly text: string; readonly encoding?: DoubtedEncoding } | null => {
  const fitting = encodings.flatMap((name) => {
    if (name === 'windows-1252' && !standAlone(bytes)) return []
    const text = decodeAs(bytes, name)
    return text === null || control.test(withoutEnd(text)) ? [] : [{ name, text }]
  })
  const proven = fitting.find(({ text }) => hasChineseHeadings(text))
  if (proven !== undefined) return { text: proven.text }
  // Letters with accents fit both, and stand alone in Western languages only.
  const guess = fitting.find(({ name }) => name === 'windows-1252') ?? fitting[0]
  if (guess === undefined) return null
  const { name, text } = guess
  return { text, encoding: { name, letters: lettersIn(text) } }
}

/**
 * The text of a file that was UTF-8, was read as Windows-1252 and written in UTF-8 once more: 产 for äº§. `null` for
 * any other.
 */
export const writtenTwice = (text: string): string | null => {
  if (!/[^\0-\x7F]/u.test(text)) return null
  const every = Uint8Array.from({ length: 0x100 }, (_, byte) => byte)
  const letters = new TextDecoder('windows-1252').decode(every)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) {
    const byte = letters.indexOf(text.charAt(at))
    if (byte === -1) return null
    bytes[at] = byte
  }
  return decodeAs(bytes, 'utf-8')
}
