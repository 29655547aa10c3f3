import { describe, expect, it } from 'vitest'
import { batchOf, directUsers } from './batches.ts'

const sources = [
  { path: 'src/components/ui/Icon/Icon.tsx', text: '' },
  { path: 'src/components/ui/Tag/Tag.tsx', text: '' },
  {
    path: 'src/components/ui/Banner/Banner.tsx',
    text: `import { Icon } from '#components/ui/Icon/Icon.tsx'`,
  },
  {
    path: 'src/components/auth/Login/Login.stories.tsx',
    text: `import { Banner } from '#components/ui/Banner/Banner.tsx'`,
  },
]

describe('the mutants that run together', () => {
  it('belong to components that do not use each other, also not through another', () => {
    const mutants = ['ui/Icon', 'ui/Icon', 'ui/Banner', 'auth/Login', 'ui/Tag'].map((folder) => ({
      folder: `src/components/${folder}`,
      stories: [`src/components/${folder}`],
    }))
    expect(batchOf(mutants, sources)).toEqual([mutants[0], mutants[4]])
    expect(batchOf(mutants.slice(2), sources)).toEqual([mutants[2], mutants[4]])
  })

  it('are run with the stories of the components that use them', () => {
    expect(directUsers('src/components/ui/Icon/Icon.tsx', sources)).toEqual([
      'src/components/ui/Banner',
    ])
    expect(directUsers('src/components/ui/Banner/Banner.tsx', sources)).toEqual([])
  })
})
