import { posix } from 'node:path'

/**
 * The layers of the repository and what each may import. Everything that is not named is denied.
 * ESLint reads this table for the editor and the check; `tests/architecture` applies it to the
 * whole tree.
 *
 * @typedef {object} Layer
 * @property {string} name - What messages call the layer.
 * @property {readonly string[]} files - Globs of its files. A file belongs to the first layer that matches.
 * @property {readonly string[]} [imports] - Layers it may import besides itself; `*` allows all.
 * @property {readonly string[]} [types] - Layers of which it may import types only.
 * @property {readonly string[]} [packages] - Packages it may import; `*` allows all.
 */

const react = ['react', 'react-dom', '@chakra-ui/react', '@emotion/react', 'framer-motion']
const xstate = ['xstate', '@xstate/react']
const i18n = ['i18next', 'react-i18next', 'i18next-resources-to-backend']
const router = ['react-router-dom']
const schema = ['valibot']

/** @type {readonly Layer[]} */
export const layers = [
  {
    name: 'tests and stories',
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      'tests/**',
      '.storybook/**',
      'src/machines/testing/**',
    ],
    imports: ['*'],
    packages: ['*'],
  },
  // Schemas of stored data. The inline scripts import modules without them.
  { name: 'domain', files: ['src/domain/**'], packages: schema },
  {
    name: 'Appwrite adapters',
    files: ['src/services/appwrite/**'],
    imports: ['domain', 'ports'],
    packages: ['appwrite', ...schema],
  },
  {
    name: 'browser adapters',
    files: ['src/services/browser/**'],
    imports: ['domain', 'ports', 'assets'],
    packages: ['pinyin-match', ...schema],
  },
  {
    name: 'fakes',
    files: ['src/services/fakes/**'],
    imports: ['domain', 'ports', 'browser adapters'],
  },
  { name: 'ports', files: ['src/services/**'], imports: ['domain'] },
  {
    name: 'provided actors',
    files: ['src/machines/**/*.provide.ts'],
    imports: ['domain', 'ports', 'machines', 'views'],
    packages: xstate,
  },
  {
    name: 'views',
    files: ['src/machines/**/*.{view,types}.ts'],
    imports: ['domain', 'machines'],
    types: ['ports'],
    packages: xstate,
  },
  {
    name: 'machines',
    files: ['src/machines/**'],
    imports: ['domain', 'views'],
    types: ['ports'],
    packages: xstate,
  },
  { name: 'assets', files: ['src/assets/**'] },
  {
    name: 'ui',
    files: ['src/components/{theme,ui,illustrations,art}/**'],
    imports: ['domain', 'assets'],
    packages: react,
  },
  {
    name: 'link',
    files: ['src/components/layout/AppLink/**'],
    imports: ['domain', 'ui', 'components'],
    packages: [...react, ...router],
  },
  {
    name: 'QR code',
    files: ['src/components/account/QrCode/**'],
    packages: [...react, 'uqr'],
  },
  {
    name: 'components',
    files: ['src/components/**'],
    imports: ['domain', 'assets', 'ui', 'link', 'QR code', 'locales'],
    types: ['views'],
    packages: [...react, ...i18n],
  },
  { name: 'inline scripts', files: ['src/app/inline/**'], imports: ['domain'] },
  {
    name: 'composition root',
    files: ['src/app/{main,hydrate,prerender}.tsx', 'src/app/services.ts'],
    imports: [
      'domain',
      'ports',
      'Appwrite adapters',
      'browser adapters',
      'provided actors',
      'machines',
      'views',
      'ui',
      'link',
      'components',
      'assets',
      'locales',
      'app',
    ],
    packages: [...react, '@emotion/cache', '@emotion/server', ...xstate, ...i18n, ...router],
  },
  {
    name: 'app',
    files: ['src/app/**'],
    imports: [
      'domain',
      'ports',
      'provided actors',
      'machines',
      'views',
      'ui',
      'link',
      'components',
      'locales',
      'inline scripts',
    ],
    types: ['composition root'],
    packages: [...react, ...xstate, ...i18n, ...router],
  },
  { name: 'locales', files: ['locales/**'], imports: ['domain'], packages: ['i18next'] },
  { name: 'backend', files: ['backend/**'], packages: ['*'] },
  {
    name: 'tools',
    files: ['scripts/**', '*.{js,ts,json}'],
    imports: ['*'],
    packages: ['*'],
  },
]

/** @param {string} glob */
const toPattern = (glob) =>
  new RegExp(
    `^${glob
      .replaceAll('.', '\\.')
      .replace(
        /\{([^}]*)\}/g,
        (_all, /** @type {string} */ names) => `(${names.replaceAll(',', '|')})`,
      )
      .replace(/\*\*\/|\*\*|\*/g, (star) => ({ '**/': '(.*/)?', '**': '.*' })[star] ?? '[^/]*')}$`,
  )

const compiled = layers.map((layer) => ({ layer, patterns: layer.files.map(toPattern) }))

/**
 * The layer of a file.
 *
 * @param {string} file - Path from the root of the repository.
 * @returns {Layer | undefined} `undefined` when no layer claims the file
 */
export const layerOf = (file) =>
  compiled.find(({ patterns }) => patterns.some((pattern) => pattern.test(file)))?.layer

/** Where a path import leads, as `imports` of package.json maps it. */
const roots = /^#(\.storybook|backend|locales|scripts|tests)\//

/** @param {readonly string[]} list @param {string} name */
const includes = (list, name) => list.includes('*') || list.includes(name)

/**
 * Judges one import by the table.
 *
 * @param {string} file - Path of the importing file from the root of the repository.
 * @param {string} specifier - What it imports, as it is written.
 * @param {boolean} isType - Whether the import is `import type`.
 * @returns {string | null} what is wrong, or `null`
 */
export const judgeImport = (file, specifier, isType) => {
  const from = layerOf(file)
  if (from === undefined) return `${file} belongs to no layer of scripts/layers.js.`
  const { name, imports = [], types = [], packages = [] } = from
  if (!/^[.#]/.test(specifier)) {
    const dependency = /^(@[^/]+\/)?[^/]+/.exec(specifier)?.[0] ?? specifier
    return includes(packages, dependency) ? null : `${name} may not import ${dependency}.`
  }
  const [path = ''] = specifier.split('?')
  const target = path.startsWith('.')
    ? posix.join(posix.dirname(file), path)
    : path.replace('#', roots.test(path) ? '' : 'src/')
  const to = layerOf(target)
  if (to === undefined) return `${target} belongs to no layer of scripts/layers.js.`
  if (to === from || includes(imports, to.name)) return null
  if (!types.includes(to.name)) return `${name} may not import ${to.name}.`
  return isType ? null : `${name} may import types of ${to.name} only.`
}

/**
 * ESLint plugin with one rule: every file is in a layer, and every import is one that its layer
 * allows.
 *
 * @type {import('eslint').ESLint.Plugin}
 */
export const layersPlugin = {
  meta: { name: 'layers' },
  rules: {
    imports: {
      meta: { type: 'problem', schema: [] },
      create: (context) => {
        const file = posix.relative(context.cwd.replaceAll('\\', '/'), context.filename)
        /** @param {import('eslint').Rule.Node} node @param {unknown} specifier @param {boolean} isType */
        const judge = (node, specifier, isType) => {
          if (typeof specifier !== 'string') return
          const message = judgeImport(file, specifier, isType)
          if (message !== null) context.report({ node, message })
        }
        /** @param {any} node */
        const declaration = (node) => {
          if (node.source !== null)
            judge(node, node.source.value, [node.importKind, node.exportKind].includes('type'))
        }
        return {
          Program: (node) => {
            if (layerOf(file) === undefined)
              context.report({
                node,
                message: 'This file belongs to no layer of scripts/layers.js.',
              })
          },
          ImportDeclaration: declaration,
          ExportNamedDeclaration: declaration,
          ExportAllDeclaration: declaration,
          ImportExpression: (node) => {
            judge(node, node.source.type === 'Literal' ? node.source.value : undefined, false)
          },
        }
      },
    },
  },
}
