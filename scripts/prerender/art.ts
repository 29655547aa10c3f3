import { createHash } from 'node:crypto'

/** From here on a drawing is worth a reference instead, in characters. */
const least = 150

/** The drawings of all documents, in one file that the browser keeps for ever. */
export interface ArtSheet {
  /** Address of the file: its name depends on what is in it. */
  readonly address: string
  readonly text: string
}

interface Drawing {
  readonly attributes: string
  readonly inside: string
}

const drawing = /<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg"([^>]*)>([\s\S]*?)<\/svg>\s*/g

/** A page without its logo for a moment would not be ours. */
const logo = /viewBox="0 0 (\d+ 40|64 64)"/

const isLarge = ({ attributes, inside }: Drawing): boolean =>
  inside.length >= least && !logo.test(attributes)

const nameOf = (inside: string): string =>
  createHash('sha256')
    .update(inside)
    .digest('base64url')
    .replace(/[-_\d]/g, '')
    .slice(0, 4)

/**
 * Gathers the large drawings of all pages.
 *
 * @param pages markup of the pages
 */
export const artSheetOf = (pages: readonly string[]): ArtSheet => {
  const found = new Map<string, string>()
  for (const page of pages) {
    for (const [, attributes = '', inside = ''] of page.matchAll(drawing)) {
      if (isLarge({ attributes, inside })) found.set(nameOf(inside), inside)
    }
  }
  const parts = [...found].map(([name, inside]) => `<g id="${name}">${inside}</g>`)
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${parts.join('')}</svg>`
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { address: `/assets/art-${hash}.svg`, text }
}

/**
 * Leaves only a reference where a large drawing stands: colours and `currentColor` reach it all the
 * same. The app does not touch it when it takes the page over, because React never compares raw markup.
 *
 * @param html of a page
 * @param sheet where the drawings are
 */
export const withArt = (html: string, { address }: ArtSheet): string =>
  html.replace(drawing, (_whole, attributes: string, inside: string) =>
    isLarge({ attributes, inside })
      ? `<svg${attributes}><use href="${address}#${nameOf(inside)}"/></svg>`
      : `<svg${attributes}>${inside}</svg>`,
  )
