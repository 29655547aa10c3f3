import { transform } from 'lightningcss'
import { parseFragment, type DefaultTreeAdapterTypes } from 'parse5'
import type { Rolldown } from 'vite'

/** Class names of CSS modules in CSS. `scripts/css.ts` makes them. */
const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[\w-]+-module_[\w-]+/g)].map(([name]) => name))

/** The classes of what markup shows. Popovers and dialogs open later, when the whole style sheet is there. */
const classesShown = (html: string): ReadonlySet<string> => {
  const shown = new Set<string>()
  const visit = (node: DefaultTreeAdapterTypes.ChildNode): void => {
    if (!('attrs' in node)) return
    const attributes = new Map(node.attrs.map(({ name, value }) => [name, value]))
    if (node.tagName === 'dialog' || attributes.has('popover')) return
    for (const name of attributes.get('class')?.split(' ') ?? []) shown.add(name)
    node.childNodes.forEach(visit)
  }
  parseFragment(html).childNodes.forEach(visit)
  return shown
}

/** The style sheet of a build, and the part of it that a document needs for its first screen. */
export const styleSheetOf = (bundle: Rolldown.OutputBundle) => {
  const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The build has no style sheet')
  const filename = sheet.fileName
  const code = Buffer.from(sheet.source)
  const classes = [...classesIn(String(code))]
  return {
    sheet: `/${filename}`,
    /** The rules that some markup needs at first: those of the classes that it shows, and those without a class. */
    stylesOf: (html: string): string => {
      const used = classesShown(html)
      const unusedSymbols = classes.filter((name) => !used.has(name))
      return String(transform({ filename, code, minify: true, unusedSymbols }).code)
    },
  }
}
