/*
 * `npm run visual:report` after a failing `npm test -- visual`: what changed alike is one entry of
 * test-results/visual/index.html. `npm run visual:report -- 1 3` accepts the entries 1 and 3.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { changeOf, groupAlike, type Pixels } from './visual/alike.ts'

const results = 'test-results/visual'
const baselines = 'tests/visual/baselines'

const fileOf = (name: string, kind: 'actual' | 'diff'): string => `${name}-${kind}.png`

const pixelsOf = (file: string): Promise<Pixels> => sharp(file).removeAlpha().raw().toBuffer()

const names = existsSync(results)
  ? readdirSync(results, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('-actual.png'))
      .map((file) => file.replace('-actual.png', ''))
      .toSorted()
  : []

const changed = await Promise.all(
  names.map(async (name) => {
    const accepted = join(baselines, `${name}.png`)
    const change = existsSync(accepted)
      ? changeOf(await pixelsOf(accepted), await pixelsOf(join(results, fileOf(name, 'actual'))))
      : 'new'
    return { name, change }
  }),
)
const entries = groupAlike(changed)

const pictureOf = (caption: string, file: string): string =>
  existsSync(file)
    ? `<figure><figcaption>${caption}</figcaption><img src="${relative(results, file)}" alt=""></figure>`
    : ''

const picturesOf = (name: string): string =>
  [
    pictureOf('accepted', join(baselines, `${name}.png`)),
    pictureOf('now', join(results, fileOf(name, 'actual'))),
    pictureOf('difference', join(results, fileOf(name, 'diff'))),
  ].join('')

const sectionOf = (entry: (typeof entries)[number], index: number): string => {
  const title = `${index + 1}. ${entry.map(({ name }) => name).join(', ')}`
  const pictures = entry.map(({ name }, place) => {
    const open = place === 0 ? ' open' : ''
    return `<details${open}><summary>${name}</summary><div>${picturesOf(name)}</div></details>`
  })
  const accept = `<code>npm run visual:report -- ${index + 1}</code>`
  return `<section><h2>${title}</h2><p>Accept: ${accept}</p>${pictures.join('')}</section>`
}

const style = `body { font: 16px system-ui; margin: 2rem } div { display: flex; gap: 1rem }
figure { margin: 0; flex: 1 } img { max-width: 100%; border: 1px solid }`

const { positionals } = parseArgs({ allowPositionals: true })
const unknown = positionals.filter((number) => entries[Number(number) - 1] === undefined)
if (unknown.length > 0) throw new Error(`There is no entry ${unknown.join(', ')}`)
const accepted = positionals.map((number) => Number(number) - 1)
const acceptedNames = accepted.flatMap((index) => (entries[index] ?? []).map(({ name }) => name))
for (const name of acceptedNames) {
  renameSync(join(results, fileOf(name, 'actual')), join(baselines, `${name}.png`))
  rmSync(join(results, fileOf(name, 'diff')), { force: true })
  console.log(`Accepted: ${name}`)
}

const left = entries.filter((_, index) => !accepted.includes(index))
const noDifference = acceptedNames.length > 0 ? 'Nothing else differs.' : 'There is no difference.'
// Vitest keeps its own copies too, under names that tell nothing.
if (left.length === 0) rmSync(results, { recursive: true, force: true })
mkdirSync(results, { recursive: true })
writeFileSync(
  join(results, 'index.html'),
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>${style}</style><h1>Visual differences</h1>${left.map(sectionOf).join('\n') || noDifference}</html>\n`,
)
for (const [index, entry] of left.entries())
  console.log(`${index + 1}. ${entry.map(({ name }) => name).join(', ')}`)
console.log(left.length === 0 ? noDifference : `\nPictures: ${join(results, 'index.html')}`)
