import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { changes } from '#.storybook/changes.ts'
import { readComponentFacts } from '#.storybook/componentFacts.ts'
import { readPropTypes } from '#.storybook/propTypes.ts'
import { readFiles } from '#tests/coverage/readFiles.ts'
import { scanStories } from '#tests/coverage/scan.ts'

const facts = readComponentFacts()

describe('the facts of a component', () => {
  it('are read from imports and from the tests of whole screens', () => {
    expect(facts['auth/LoginForm']).toMatchObject({
      usedBy: ['pages/LoginPage'],
      screenReaderLogs: ['login', 'login-refused'],
      keyboardLogs: ['login', 'login-refused'],
    })
    expect(facts['auth/LoginForm']?.uses).toContain('ui/TextField')
    expect(facts['manage/ProductForm']?.keyboardLogs).toEqual([
      'management-form (of ManagementPage)',
    ])
  })

  it('name the types of the props', () => {
    expect(Object.keys(readPropTypes()['pages/ProductPage'] ?? {})).toEqual([
      'src/domain/catalogue/product.ts: Category',
      'src/components/pages/ProductPage/ProductPage.tsx: ProductPageState',
      'src/domain/catalogue/product.ts: Product',
      'src/domain/catalogue/product.ts: Specifications',
    ])
  })

  it('have changes of components that exist', () => {
    const named = changes.flatMap(({ of }) => of)
    expect(named.filter((title) => !(title in facts))).toEqual([])
  })

  it('have changes that lead to pages that exist', () => {
    const titles = readFiles('.storybook', /\.mdx$/u).flatMap(
      ({ text }) => /<Meta title="([^"]+)"/u.exec(text)?.[1] ?? [],
    )
    const named = changes.flatMap(({ pages = [] }) => pages)
    expect(named.filter((title) => !titles.includes(title))).toEqual([])
  })

  it('have changes that are shown by stories that exist', () => {
    const missing = changes.flatMap(({ story }) => {
      if (story === undefined) return []
      const [title, name] = story
      const file = `src/components/${title}/${title.split('/').at(-1) ?? ''}.stories.tsx`
      return scanStories(readFileSync(file, 'utf8')).stories.includes(name) ? [] : [story]
    })
    expect(missing).toEqual([])
  })
})
