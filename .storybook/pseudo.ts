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

/** `length` characters that break into lines as words do. */
const padding = (length: number): string =>
  Array.from({ length }, (_, index) => (index % 5 === 4 ? ' ' : '~')).join('')

/**
 * A text that shows what translation will do to a layout: 40 % longer, with accents, and in
 * brackets, so that a text which was cut or put together from parts shows, and so does one that was
 * never given to translation. Tags of rich text stay as they are.
 */
const pseudoText = (text: string): string => {
  const parts = text.split(/(<[^>]*>)/u)
  const letters = parts.filter((part) => !isTag(part)).join('').length
  const accented = parts
    .map((part) => (isTag(part) ? part : part.replace(/\w/gu, (one) => lookalikes[one] ?? one)))
    .join('')
  // The brackets count.
  return `[${accented}${padding(Math.max(0, Math.ceil(letters * 0.4) - 2))}]`
}

/** {@link pseudoText} as i18next takes it. */
export const pseudo = {
  type: 'postProcessor',
  name: 'pseudo',
  process: (value: unknown): string =>
    typeof value === 'string' ? pseudoText(value) : String(value),
} as const
