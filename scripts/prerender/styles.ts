import { createHash } from 'node:crypto'
import { transform, type Targets, type TransformOptions } from 'lightningcss'
import type { RenderedPage } from '../../src/app/prerender.tsx'
import { pruned } from './prune.ts'
import { tokensOf, withValues } from './tokens.ts'

/** Baseline 2024, as `browserslist` in package.json says. */
const targets: Targets = {
  chrome: 131 << 16,
  edge: 131 << 16,
  firefox: 133 << 16,
  safari: (18 << 16) | (2 << 8),
  ios_saf: (18 << 16) | (2 << 8),
}

const short = (
  css: string,
  options: Pick<TransformOptions<Record<string, never>>, 'targets' | 'visitor'> = {},
): string =>
  transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    ...options,
  }).code.toString()

/** The one note that React does not draw. */
const noScript =
  'noscript{display:block;padding:.75rem 1.25rem;background:var(--chakra-colors-bg-muted);text-align:center}'

const withoutIdleKeyframes = (css: string, everything: string): string =>
  css.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    new RegExp(`[:\\s,]${name}\\b`).test(everything.replaceAll(`@keyframes ${name}`, ''))
      ? rule
      : '',
  )

/**
 * The styles of a document. The first element is what the page needs of faces and global styles; the
 * app writes the latter in full when it starts, beside these. The second are the classes: Emotion
 * takes them over and writes none of them again, so they are whole; `late.ts` says their names. It
 * moves that element, which must not hold the faces: they would be loaded anew, and text would jump.
 *
 * @param fonts style sheet of the bundler
 * @param pages what may stand in the document: the page, and the page in other words
 */
export const stylesOf = (fonts: string, pages: readonly RenderedPage[]): string => {
  const globals = [...new Map(pages.flatMap((page) => [...page.globals])).values()].join('')
  const classes = [...new Map(pages.flatMap((page) => [...page.classes])).values()].join('')
  const tokens = tokensOf(short(globals))
  const html = pages.map((page) => page.html).join('')
  const needed = short(tokens.rest, { visitor: pruned(html) })
  const { parts, declarations } = withValues(
    // Chakra's note of an element's ground, for a colour value that this site does not use.
    [noScript + needed, classes].map((css) => css.replace(/--bg-currentcolor:[^;}]*;?/g, '')),
    tokens,
  )
  const [page = '', own = ''] = parts
  const first = short(
    [
      // The order of layers is that of the app's styles, which come later.
      '@layer reset,base,tokens,recipes;',
      fonts,
      page,
      declarations,
    ].join(''),
    { targets },
  )
  const second = short(own, { targets })
  return `<style>${withoutIdleKeyframes(first, first + second)}</style><style data-emotion="css" data-s="">${second}</style>`
}

/**
 * The global styles in full, for what a document leaves out because nothing in it matches: one file
 * for all pages, so that no phone has to work them out.
 *
 * @param pages all that are rendered
 * @returns name of the file without folder and `.css`, and what is in it
 */
export const globalSheetOf = (
  pages: readonly RenderedPage[],
): { readonly name: string; readonly text: string } => {
  const globals = new Map(pages.flatMap((page) => [...page.globals]))
  const text = short(`@layer reset,base,tokens,recipes;${[...globals.values()].join('')}`, {
    targets,
  })
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8)
  return { name: `global-${hash}`, text }
}
