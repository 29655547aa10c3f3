import { transform } from 'lightningcss'
import type { Rolldown } from 'vite'

/** Class names of CSS modules in CSS or markup. `scripts/css.ts` makes them. */
const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[\w-]+-module_[\w-]+/g)].map(([name]) => name))

/** The style sheet of a build, and the part of it that a document needs for its first screen. */
export const styleSheetOf = (bundle: Rolldown.OutputBundle) => {
  const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'))
  if (sheet?.type !== 'asset') throw new Error('The build has no style sheet')
  const filename = sheet.fileName
  const code = Buffer.from(sheet.source)
  const classes = [...classesIn(String(code))]
  return {
    sheet: `/${filename}`,
    /** The rules that concern some markup: those of its classes, and those without a class. */
    stylesOf: (html: string): string => {
      const used = classesIn(html)
      const unusedSymbols = classes.filter((name) => !used.has(name))
      return String(transform({ filename, code, minify: true, unusedSymbols }).code)
    },
  }
}
