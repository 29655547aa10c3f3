import { expect, it } from 'vitest'
import './fonts.css'

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
