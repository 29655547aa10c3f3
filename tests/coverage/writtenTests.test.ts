import { expect, it } from 'vitest'
import { titlePattern } from '#.storybook/outcome.ts'
import { testsIn } from '#.storybook/writtenTests.ts'

const file = `import { it } from 'vitest'
import { parsePrice as parse, open } from './product.rules.ts'
import type { Price } from './price.ts'

describe('prices', () => {
  it('is one test', () => {
    expect(parse('1')).toBe(1 as Price)
  })

  it.each([
    [1, '1'],
  ])('writes %i as %s', (value, text) => {
    expect(String(value)).toBe(text)
  }, 5_000)
})

for (const width of [320])
  test(\`nothing moves at \${width} px\`, async ({ page }) => {
    await test.step('opens', () => page.open(width))
  })

Default.test('TG-1 has a text', async () => {})
test.describe('in English', () => {})
`

it('cuts each test out of a file, also one with cases and one of a story', () => {
  expect(testsIn(file).map(({ title, line, lastLine }) => [title, line, lastLine])).toEqual([
    ['is one test', 6, 8],
    ['writes %i as %s', 10, 14],
    ['nothing moves at $value px', 18, 20],
    ['TG-1 has a text', 22, 22],
  ])
  expect(testsIn(file)[0]?.text).toBe(
    "it('is one test', () => {\n  expect(parse('1')).toBe(1 as Price)\n})",
  )
})

it('names the modules whose values a test calls', () => {
  expect(testsIn(file).map(({ uses }) => uses)).toEqual([
    ['vitest', './product.rules.ts'],
    ['vitest'],
    [],
    [],
  ])
})

it('gives a title with values a pattern that fits its cases', () => {
  const title = testsIn(file)[2]?.title ?? ''
  expect(titlePattern(title).test('nothing moves at 320 px')).toBe(true)
  expect(titlePattern(title).test('nothing moves')).toBe(false)
})
