import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { textOf } from '#tests/support/readFiles.ts'
import { sourceFiles } from './sourceFiles.ts'

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

const { dependencies, devDependencies, scripts } = JSON.parse(textOf('package.json')) as Record<
  'dependencies' | 'devDependencies' | 'scripts',
  Record<string, string>
>

it('every package of the design card is a dependency', () => {
  const installed = { ...dependencies, ...devDependencies }
  expect(card.packages.filter((name) => !((successors[name] ?? name) in installed))).toEqual([])
})

it('every package of the design card is imported, or has its command', () => {
  const code = sourceFiles.map(textOf).join('\n')
  const isImported = (name: string): boolean =>
    new RegExp(`from '${name.replace('@storybook/test', 'storybook/test')}[/']`, 'u').test(code)
  expect(card.packages.filter((name) => !isImported(name))).toEqual(['chromatic'])
  expect(scripts).toHaveProperty('chromatic', expect.stringMatching(/^chromatic /u))
})

it('every file and folder of the design card is there', () => {
  expect(card.topLevel.filter((path) => !existsSync(path))).toEqual([])
})
