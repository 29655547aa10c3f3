import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { titlePattern } from '#.storybook/outcome.ts'
import { testsIn } from '#.storybook/writtenTests.ts'

const file = `import { it } from 'vitest'

describe('prices', () => {
  it('is one test', () => {
    expect(1).toBe(1)
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
    ['is one test', 4, 6],
    ['writes %i as %s', 8, 12],
    ['nothing moves at $value px', 16, 18],
    ['TG-1 has a text', 20, 20],
  ])
  expect(testsIn(file)[0]?.text).toBe("it('is one test', () => {\n  expect(1).toBe(1)\n})")
})

it('gives a title with values a pattern that fits its cases', () => {
  const title = testsIn(file)[2]?.title ?? ''
  expect(titlePattern(title).test('nothing moves at 320 px')).toBe(true)
  expect(titlePattern(title).test('nothing moves')).toBe(false)
})

it('finds itself', () => {
  const own = testsIn(readFileSync('tests/coverage/writtenTests.test.ts', 'utf8'))
  expect(own.map(({ title }) => title)).toContain('finds itself')
})
