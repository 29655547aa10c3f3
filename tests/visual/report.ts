import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Verdict } from './compare.ts'

/** A picture that does not pass, with what is needed to judge it. */
export interface Finding {
  readonly name: string
  readonly verdict: Exclude<Verdict, { readonly kind: 'equal' }>
  readonly actual: Buffer
}

const figure = (caption: string, file: string | null): string =>
  file === null
    ? `<figure><figcaption>${caption}</figcaption><p>none</p></figure>`
    : `<figure><figcaption>${caption}</figcaption><a href="${file}"><img src="${file}" alt="${caption}" loading="lazy"></a></figure>`

const style = `
body{font:16px/1.5 system-ui,sans-serif;margin:2rem;color-scheme:light dark}
section{border-top:1px solid GrayText;padding-block:1rem}
.row{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:1rem}
figure{margin:0}figcaption{font-weight:600}img{max-width:100%;border:1px solid GrayText}`

/**
 * Writes one page with expected, actual and difference side by side, which opens without a server.
 *
 * @param folder is emptied first
 * @param stale names of baselines that no story asks for any more
 * @returns path of the page
 */
export const writeReport = (
  folder: string,
  baselines: string,
  findings: readonly Finding[],
  stale: readonly string[],
): string => {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const keep = (file: string, bytes: Buffer): string => {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), bytes)
    return file
  }
  const sections = findings.map(({ name, verdict, actual }) => {
    const shown = keep(`${name}.actual.png`, actual)
    let expected: string | null = null
    let difference: string | null = null
    if (verdict.kind === 'different') {
      expected = `${name}.expected.png`
      cpSync(join(baselines, `${name}.png`), join(folder, expected))
      if (verdict.difference !== null)
        difference = keep(`${name}.difference.png`, verdict.difference)
    }
    const note = verdict.kind === 'new' ? 'no baseline yet' : verdict.note
    const pictures = [
      figure('Expected', expected),
      figure('Actual', shown),
      figure('Difference', difference),
    ].join('')
    return `<section><h2>${name}</h2><p>${note}</p><div class="row">${pictures}</div></section>`
  })
  const orphans =
    stale.length === 0
      ? ''
      : `<section><h2>Baselines without a story</h2><ul>${stale.map((name) => `<li>${name}</li>`).join('')}</ul></section>`
  const advice =
    '<p>If the change is meant, run <code>npm run test:visual:accept</code> and commit the pictures.</p>'
  const title = `Visual changes: ${findings.length}`
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title><style>${style}</style><h1>${title}</h1>${advice}${sections.join('')}${orphans}</html>`
  const path = join(folder, 'index.html')
  writeFileSync(path, page)
  return path
}
