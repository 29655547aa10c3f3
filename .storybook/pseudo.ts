const lookalikes: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  U: 'Û',
}

const isTag = (part: string): boolean => /^<[^>]*>$/u.test(part)

/** Returns `length` characters with spaces, so that lines break. */
const padding = (length: number): string =>
  Array.from({ length }, (_, index) => (index % 5 === 4 ? ' ' : '~')).join('')

/**
 * Makes a text 40 % longer, with accents and in brackets. Texts that are cut off, joined from parts or
 * not translated become visible. Tags of rich text stay as they are.
 */
export const pseudoText = (text: string): string => {
  const parts = text.split(/(<[^>]*>)/u)
  const letters = parts.filter((part) => !isTag(part)).join('').length
  const accented = parts
    .map((part) => (isTag(part) ? part : part.replace(/\w/gu, (one) => lookalikes[one] ?? one)))
    .join('')
  return `[${accented}${padding(Math.max(0, Math.ceil(letters * 0.4) - 2))}]`
}

/** {@link pseudoText} as an i18next plugin. */
export const pseudo = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value: unknown): string =>
    typeof value === 'string' ? pseudoText(value) : String(value),
} as const
