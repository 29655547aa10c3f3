import { transform } from 'lightningcss'
import type { Rolldown } from 'vite'

/** Class names of CSS modules in CSS or markup. `scripts/css.ts` makes them. */
const classesIn = (text: string): ReadonlySet<string> =>
  new Set([...text.matchAll(/[\w-]+-module_[\w-]+/g)].map(([name]) => name))

/** The style sheets of a build, which Vite gives to the chunks whose modules import them. */
export const styleSheetsOf = (bundle: Rolldown.OutputBundle) => {
  const sheets = new Map<string, { readonly code: Buffer; readonly classes: readonly string[] }>()
  const byScript = new Map<string, readonly string[]>()
  for (const output of Object.values(bundle)) {
    const file = `/${output.fileName}`
    if (output.type === 'chunk')
      byScript.set(
        file,
        [...(output.viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
      )
    else if (file.endsWith('.css')) {
      const text = String(output.source)
      sheets.set(file, { code: Buffer.from(text), classes: [...classesIn(text)] })
    }
  }
  return {
    /** The style sheets of scripts that have classes. */
    sheetsOf: (scripts: readonly string[]): readonly string[] =>
      [...new Set(scripts.flatMap((script) => byScript.get(script) ?? []))].filter(
        (file) => sheets.get(file)?.classes.length !== 0,
      ),
    /** The rules of style sheets that concern some markup: those of its classes, and those without a class. */
    stylesOf: (files: readonly string[], html: string): string => {
      const used = classesIn(html)
      return [...sheets]
        .filter(([file, { classes }]) => classes.length === 0 || files.includes(file))
        .map(([filename, { code, classes }]) => {
          const unusedSymbols = classes.filter((name) => !used.has(name))
          return String(transform({ filename, code, minify: true, unusedSymbols }).code)
        })
        .join('')
    },
  }
}
