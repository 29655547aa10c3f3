import { expect, it } from 'vitest'
import { translations } from '#.storybook/languages.ts'
import { readFiles } from '#tests/support/readFiles.ts'

it('sample texts of stories name messages that exist', () => {
  const missing = readFiles('src/components', /\.stories\.tsx$/u).flatMap(({ path, text }) =>
    [...text.matchAll(/\$t\(([\w:.]+)[,)]/gu)]
      .map(([, key = '']) => key)
      .filter((key) => !translations.en.exists(key, { count: 2 }))
      .map((key) => `${path}: there is no ${key}`),
  )
  expect(missing).toEqual([])
})
