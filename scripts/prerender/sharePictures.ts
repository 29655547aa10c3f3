import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { pointsOfPicture, type Port } from '#assets/drawings.ts'
import {
  branches,
  breakers,
  bus,
  drawings,
  joints,
  source,
} from '#components/illustrations/HeroIllustration/circuit.ts'
import tokens from '#components/theme/tokens.json' with { type: 'json' }
import { categories, type Category } from '#domain/catalogue/product.ts'
import { languages, type Language } from '#domain/language.ts'

/** Size of the picture that previews of links show, in pixels. */
const shareSize = { width: 1200, height: 630 } as const

/** What a picture shows: a category, or the hero of the first page. */
export type ShareSubject = Category | 'home'

const { width, height } = shareSize
const { graphite, petrol, live } = tokens.tokens.colors
const ground = graphite[50].value
const current = live[500].value

const fileOf = (path: string) => new URL(`../../${path}`, import.meta.url)

/** A drawing of a product, 320 × 240 in its own units, as an element at a place of a picture. */
const placed = async (name: string, x: number, y: number, scale: number) => {
  const drawing = await readFile(fileOf(`src/assets/products/${name}.svg`), 'utf8')
  return drawing.replace(
    '<svg ',
    `<svg x="${x}" y="${y}" width="${320 * scale}" height="${240 * scale}" `,
  )
}

/** The hero's one-line diagram, in the middle of the picture. */
const homeScene = async () => {
  const products = await Promise.all(
    drawings.map(({ name, at: [left, line], scale }) =>
      placed(name, left, line - 200 * scale, scale),
    ),
  )
  const lines = [bus, ...branches.map(({ d }) => d)].map((d) => `<path d="${d}"/>`)
  const open = breakers.map(([x, y]) => `<rect x="${x}" y="${y}" width="16" height="16"/>`)
  const dots = [source, ...joints].map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}"/>`)
  return `<g transform="translate(335 62) scale(1.12)">
    <path transform="translate(112 -16) scale(4)" d="M11 10C25 20 25 44 11 54M53 10C39 20 39 44 53 54" stroke="${petrol[100].value}" stroke-width="3.6" fill="none"/>
    ${products.join('')}
    <g fill="none" stroke="${current}" stroke-width="4"><path d="M-300 252H1000" stroke-width="6"/>${lines.join('')}<g fill="${ground}" stroke-width="3">${open.join('')}</g></g>
    <g fill="${current}">${dots.join('')}</g>
  </g>`
}

/** A product of the category, and the line that leads the current to it. */
const categoryScene = async (category: Category) => {
  const name = `${category}-1`
  const scale = 2.3
  const left = (width - 320 * scale) / 2
  const top = 548 - 200 * scale
  const port: Port = pointsOfPicture(`share.${name}`)?.port ?? { x: 0, y: 200 }
  const x = left + port.x * scale
  const y = top + port.y * scale
  const level = port.below === true ? 548 + 12 : y
  return `<path d="M0 ${level}H${x}V${y}" fill="none" stroke="${current}" stroke-width="6"/>
    ${await placed(name, left, top, scale)}
    <circle cx="${x}" cy="${y}" r="9" fill="${current}"/>`
}

/** Draws the picture of a subject: the brand's name in the language, and the scene on the ground of the hero. */
const draw = async (subject: ShareSubject, language: Language): Promise<Buffer> => {
  const scene = await (subject === 'home' ? homeScene() : categoryScene(subject))
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/>${scene}</svg>`
  const logo = await readFile(fileOf(`backend/mail/logos/${language}.png`))
  return sharp(Buffer.from(svg))
    .composite([{ input: logo, left: 64, top: 56 }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer()
}

/**
 * Draws the pictures that previews of links show.
 *
 * @param write - called with each picture; returns the name of its file in the build
 * @returns the address of the picture of a subject in a language
 */
export const drawSharePictures = async (
  write: (name: string, content: Buffer) => string,
): Promise<(subject: ShareSubject, language: Language) => string> => {
  const addresses = new Map<string, string>()
  for (const language of languages)
    for (const subject of ['home', ...categories] as const) {
      const name = `share-${subject}-${language}`
      addresses.set(name, `/${write(`${name}.png`, await draw(subject, language))}`)
    }
  return (subject, language) => addresses.get(`share-${subject}-${language}`) ?? ''
}
