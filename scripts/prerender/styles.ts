import { transform } from 'lightningcss'
import type { Rolldown } from 'vite'

/** Class names of CSS modules in CSS or markup. `scripts/css.ts` makes them. */
const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[\w-]+-module_[\w-]+/g)].map(([name]) => name))

/** The style sheets of a build, and the part of them that a document needs for its first screen. */
export const styleSheetsOf = (bundle: Rolldown.OutputBundle) => {
  const sheetsOfScript = new Map<string, readonly string[]>()
  const texts = new Map<string, string>()
  for (const output of Object.values(bundle)) {
    if (output.type === 'chunk') {
      const sheets = [...(output.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)
      sheetsOfScript.set(`/${output.fileName}`, sheets)
    } else if (output.fileName.endsWith('.css')) {
      texts.set(`/${output.fileName}`, String(output.source))
    }
  }
  return {
    /** The style sheets of scripts, in their order. */
    sheetsOf: (scripts: readonly string[]): readonly string[] => [
      ...new Set(scripts.flatMap((script) => sheetsOfScript.get(script) ?? [])),
    ],
    /** The rules of style sheets that concern some markup: those of its classes, and those without a class. */
    stylesOf: (sheets: readonly string[], html: string): string => {
      const text = sheets.map((sheet) => texts.get(sheet)).join('\n')
      const used = classesIn(html)
      const unusedSymbols = [...classesIn(text)].filter((name) => !used.has(name))
      const code = Buffer.from(text)
      return String(transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code)
    },
  }
}
