/** A piece of a text: plain, a link to a document, or Chinese. */
export interface Piece {
  readonly text: string
  readonly href?: string
  readonly lang?: 'zh-CN'
}

const pages = {
  spec: 'specification',
  brief: 'design-brief',
  decision: 'decisions',
  record: 'records',
}

const separator = String.raw`(?:,? and |, | to )`
const list = (id: string) => String.raw`(${id}(?:${separator}${id})*)`
const citation = new RegExp(
  [
    String.raw`\b(spec|brief)(?:’s|'s)?,? ${list(String.raw`§[\d.]*\d`)}`,
    String.raw`\b(decision)s? ${list(String.raw`[A-Z]\d+(?:\.\d+)?`)}`,
    String.raw`\b(record)s? ${list(String.raw`0\d\d`)}`,
  ].join('|'),
  'gu',
)

const chinese =
  /([\p{Script=Han}「『（《][\p{Script=Han}\d 「」『』（）《》，。：；？！、·…—]*[\p{Script=Han}」』）》。？！…]|\p{Script=Han})/gu

const withLanguage = (text: string): readonly Piece[] =>
  text
    .split(chinese)
    .filter((part) => part !== '')
    .map((part) => (/\p{Script=Han}/u.test(part) ? { text: part, lang: 'zh-CN' } : { text: part }))

/** Address of what a citation names, on a page of this Storybook. */
const addressOf = (kind: string, id: string): string =>
  `./?path=/docs/documents-${pages[kind as keyof typeof pages]}--docs#${id.replace('§', '')}`

/**
 * Splits a text into links for what it cites (`spec §5`, `decision A2`, `brief §3`, `record 010`), Chinese
 * and the rest.
 */
export const piecesOf = (text: string): readonly Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const match of text.matchAll(citation)) {
    const [kind = '', ids = ''] = match.slice(1).filter((group: string | undefined) => group)
    let start = end
    for (const { 0: id, index } of ids.matchAll(/[§\w.]*\d/gu)) {
      const at = match.index + match[0].length - ids.length + index
      // The first link contains the name of the document.
      const from = start === end ? match.index : at
      pieces.push(...withLanguage(text.slice(start, from)))
      pieces.push({ text: text.slice(from, at + id.length), href: addressOf(kind, id) })
      start = at + id.length
    }
    end = start
  }
  return [...pieces, ...withLanguage(text.slice(end))]
}

/** Underscores of names, such as `local_products`, are no emphasis. */
const withNames = (text: string): string => text.replaceAll(/(?<=\w)_(?=[\w{"])/gu, String.raw`\_`)

const tagged = ({ text: raw, href, lang }: Piece): string => {
  const text = withNames(raw)
  if (lang !== undefined) return `<span lang="${lang}">${text}</span>`
  return href === undefined ? text : `<a href="${href}" target="_top">${text}</a>`
}

/** Markdown with the links and languages of {@link piecesOf}. Code and links stay as they are. */
export const proseOf = (markdown: string): string =>
  markdown
    .split(/(```[^]*?```|`[^`\n]*`|\[[^\]]*\]\([^)]*\)|<[^>]*>)/u)
    .map((part, index) => (index % 2 === 1 ? part : piecesOf(part).map(tagged).join('')))
    .join('')
