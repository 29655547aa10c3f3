import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textOf } from '#tests/support/readFiles.ts'

/** The owner's design card. Nothing of it leaves without the owner's word. */
const card = {
  packages: [
    'react',
    'react-dom',
    '@storybook/react-vite',
    '@storybook/test',
    '@chakra-ui/react',
    '@emotion/react',
    'framer-motion',
    'react-router-dom',
    'appwrite',
    'react-i18next',
    'xstate',
    '@xstate/react',
    'vitest',
    'chromatic',
  ],
  topLevel: [
    'package.json',
    'tsconfig.json',
    '.storybook',
    'src/components',
    'src/machines',
    'src/app',
    'src/services',
    'locales',
    'tests',
  ],
}

/** Storybook publishes it as `storybook/test` now. */
const successors: Readonly<Record<string, string>> = { '@storybook/test': 'storybook' }

it('every package of the design card is a dependency', () => {
  const { dependencies, devDependencies } = JSON.parse(textOf('package.json')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >
  const installed = { ...dependencies, ...devDependencies }
  expect(card.packages.filter((name) => !((successors[name] ?? name) in installed))).toEqual([])
})

it('every file and folder of the design card is there', () => {
  expect(card.topLevel.filter((path) => !existsSync(path))).toEqual([])
})
