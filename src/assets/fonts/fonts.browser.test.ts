import { expect, it } from 'vitest'
import './fonts.css'
import './fallback.css'

/** The width of a text in the Latin font, in px. */
const widthOf = async (text: string, weight: number, numeric: string): Promise<number> => {
  await document.fonts.load(`${String(weight)} 100px "Xinyuan Latin"`, text)
  const line = document.createElement('span')
  line.textContent = text
  Object.assign(line.style, {
    fontFamily: 'Xinyuan Latin',
    fontSize: '100px',
    fontVariantNumeric: numeric,
    fontWeight: String(weight),
  })
  document.body.append(line)
  const { width } = line.getBoundingClientRect()
  line.remove()
  return Math.round(width)
}

const figures = '0123456789'.split('')

it.each([400, 600])('weight %i has tabular figures of one width', async (weight) => {
  const widths = await Promise.all(
    figures.map((figure) => widthOf(figure, weight, 'tabular-nums')),
  )

  expect(new Set(widths).size).toBe(1)
})

it.each([400, 600])('weight %i has proportional figures of several widths', async (weight) => {
  const widths = await Promise.all(figures.map((figure) => widthOf(figure, weight, 'normal')))

  expect(new Set(widths).size).toBeGreaterThan(1)
})

it('no line of text moves when the files arrive: every face has one ascent and one descent', () => {
  const percent = (face: FontFace, property: string) =>
    parseFloat(String(Reflect.get(face, property))) / 100
  const heights = [...document.fonts].map((face) => {
    const size = percent(face, 'sizeAdjust')
    return [percent(face, 'ascentOverride') * size, percent(face, 'descentOverride') * size]
  })
  expect(heights).toHaveLength(8)
  // In em. The largest heading has 64 px.
  for (const height of heights)
    expect(height).toEqual([expect.closeTo(1.06, 3), expect.closeTo(0.212, 3)])
})
