import js from '@eslint/js'
import i18next from 'eslint-plugin-i18next'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import reactHooks from 'eslint-plugin-react-hooks'
import storybook from 'eslint-plugin-storybook'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { rooms } from './scripts/rooms.js'

const tests = ['**/*.test.{ts,tsx}', '**/*.stories.tsx', 'tests/**', '.storybook/**']

/** One block a room: what its files may not import, from the table of who may import whom. */
const directions = rooms.map(({ name, files, ignores = [], forbidden, why }) => ({
  name: `directions/${name}`,
  files,
  ignores: [...tests, ...ignores],
  rules: {
    '@typescript-eslint/no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: '^\\.\\./',
            message: 'Leave the folder by a "#" path, so that rooms stay visible.',
          },
          ...forbidden.map(({ regex, allowTypeImports = false }) => ({
            regex,
            allowTypeImports,
            message: `${why}. Take it as a prop or an argument, or move the file to the room that may import it (docs/decisions/002-rooms-and-directions.md).`,
          })),
        ],
      },
    ],
  },
}))

export default tseslint.config(
  {
    ignores: [
      'dist/**',
      'storybook-static/**',
      '.data/**',
      '.cache/**',
      'test-results/**',
      'playwright-report/**',
      'coverage/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Numbers read well in templates; objects and undefined stay forbidden.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // `void promise` marks a promise that is left alone on purpose.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // Ports are objects of methods, and are never taken apart.
      '@typescript-eslint/unbound-method': 'off',
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    files: ['src/**/*.{ts,tsx}', '.storybook/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest'], jsxA11y.flatConfigs.strict],
    rules: {
      // The first control of a dialog takes focus by the platform's own attribute.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    name: 'words live in locales',
    files: ['src/components/**/*.tsx', 'src/app/**/*.tsx'],
    ignores: tests,
    plugins: { i18next },
    rules: {
      'i18next/no-literal-string': [
        'error',
        {
          message:
            'No words in code: put them into locales/zh and locales/en and show t("area.thing.part"), not',
          mode: 'jsx-only',
          'jsx-attributes': {
            include: ['^aria-label$', '^alt$', '^title$', '^placeholder$', '^label$', '^hint$'],
          },
          // Signs that are no words.
          words: { exclude: ['[\\s0-9!-/:-@[-`{-~·…×]+'] },
        },
      ],
    },
  },
  ...directions,
  {
    name: 'programs may print',
    files: ['scripts/**', 'backend/cli.ts', 'backend/cli/**'],
    rules: { 'no-console': 'off' },
  },
  { files: ['**/*.js'], extends: [tseslint.configs.disableTypeChecked] },
)
