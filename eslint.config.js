import { defineConfig, globalIgnores } from 'eslint/config'
import reactHooks from 'eslint-plugin-react-hooks'
import tseslint from 'typescript-eslint'
import { layersPlugin } from './scripts/importBoundaries.js'

/*
 * Rules of this project and of React. oxlint (.oxlintrc.json) runs the recommended ones, those that need types, and
 * those of accessibility, in a tenth of the time.
 */

const testFiles = ['**/*.test.{ts,tsx}', '**/*.{stories,example}.tsx', 'tests/**', '.storybook/**']

const propsOfATable = {
  selector:
    "TSInterfaceDeclaration[id.name=/(Props|Flow)$/] > TSInterfaceBody > TSPropertySignature > TSTypeAnnotation > TSTypeOperator[operator='readonly']",
  message: 'Write ReadonlyArray<X>: react-docgen reads `readonly X[]` as unknown.',
}

const verbsOfAFlow = {
  selector:
    'TSInterfaceDeclaration[id.name=/Flow$/] > TSInterfaceBody > :matches(TSPropertySignature, TSMethodSignature)[key.name=/^on[A-Z]/]',
  message: 'A flow names what it does: `retry`, not `onRetry`. Callbacks of `ui` begin with `on`.',
}

// Signs alone are no words.
const word = '/[^\\s0-9!-\\u002F:-@\\u005B-`{-~·…×→]/'
const literalWord = `:matches(Literal[value=${word}], TemplateElement[value.raw=${word}])`
const textInCode = [
  `JSXText[value=${word}]`,
  `:matches(JSXElement, JSXFragment) > JSXExpressionContainer ${literalWord}:not(CallExpression *, JSXAttribute *, ObjectExpression *, BinaryExpression[operator=/=/] *)`,
  `JSXAttribute[name.name=/^(aria-label|alt|title|placeholder|label|hint)$/] ${literalWord}:not(CallExpression *, BinaryExpression[operator=/=/] *)`,
].map((selector) => ({
  selector,
  message: 'No text in code: put it into locales/zh and locales/en and show t("thing.part").',
}))

export default defineConfig(
  globalIgnores([
    'dist/**',
    'storybook-static/**',
    '.data/**',
    '.cache/**',
    'test-results/**',
    'playwright-report/**',
    'coverage/**',
  ]),
  tseslint.configs.strict,
  {
    languageOptions: { globals: { process: 'readonly', console: 'readonly', URL: 'readonly' } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      'func-style': ['error', 'expression'],
      'no-console': 'error',
      eqeqeq: 'error',
    },
  },
  {
    name: 'layers',
    plugins: { layers: layersPlugin },
    rules: { 'layers/imports': 'error' },
  },
  {
    name: 'public interfaces only',
    rules: {
      // A member whose name begins or ends with an underscore is private to its package.
      'no-underscore-dangle': ['error', { allowInObjectDestructuring: false }],
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@chakra-ui/react',
              message: 'Import its sub-paths: the index loads all of its components (record 020).',
            },
          ],
          patterns: [
            {
              regex: '^\\.\\./(?!package\\.json$)',
              message: 'Leave the folder by a "#" path, so that layers stay visible.',
            },
            {
              regex: '^(@[^/]+/)?[^./#][^/]*/(.*/)?(dist|internal|internals|src|esm|cjs)(/|$)',
              message: 'Import what the package documents, not its build or its sources.',
            },
          ],
        },
      ],
    },
  },
  {
    name: 'React',
    files: ['{src/app,src/components,src/machines,.storybook}/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
  },
  {
    name: 'flows, and props that a table can show',
    files: ['src/{app,components,machines}/**/*.{ts,tsx}'],
    rules: { 'no-restricted-syntax': ['error', propsOfATable, verbsOfAFlow] },
  },
  {
    name: 'text lives in locales',
    files: ['src/components/**/*.tsx', 'src/app/**/*.tsx'],
    ignores: testFiles,
    rules: { 'no-restricted-syntax': ['error', propsOfATable, verbsOfAFlow, ...textInCode] },
  },
  {
    name: 'programs print',
    files: ['scripts/**', 'tests/browsers/run.ts', 'tests/orca/run.ts'],
    rules: { 'no-console': 'off' },
  },
)
