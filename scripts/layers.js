/**
 * The layers of the repository and what each may import. Everything that is not named is denied.
 * ESLint reads this table for the editor and the check.
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

/** What all of `src/app` may import. */
const ofApp = ['domain', 'machines', 'ui', 'link', 'components', 'locales']

/** @type {readonly Layer[]} */
export const layers = [
  {
    name: 'tests and stories',
    files: [
      '**/*.test.{ts,tsx}',
      '**/*.stories.tsx',
      '**/*.example.tsx',
      'tests/**',
      'backend/tests/**',
      '.storybook/**',
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
    packages: ['appwrite', 'is-network-error', ...schema],
  },
  {
    name: 'catalogue store',
    files: ['src/services/{catalogue,publishing}/**'],
    imports: ['domain', 'ports', 'assets'],
    packages: ['fflate', 'opencc-js', 'papaparse', 'pinyin-match', 'read-excel-file', ...schema],
  },
  { name: 'ports', files: ['src/services/**'], imports: ['domain'] },
  {
    name: 'machines',
    files: ['src/machines/**'],
    imports: ['domain'],
    types: ['ports'],
    packages: ['react', ...xstate],
  },
  { name: 'assets', files: ['src/assets/**'], imports: ['domain'] },
  {
    name: 'ui',
    files: ['src/components/{theme,ui,illustrations}/**'],
    imports: ['domain', 'assets'],
    packages: react,
  },
  { name: 'inline scripts', files: ['src/components/firstPaint/scripts/**'], imports: ['domain'] },
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
    imports: ['domain', 'assets', 'ui', 'link', 'QR code', 'inline scripts', 'locales'],
    types: ['machines'],
    packages: [...react, ...i18n],
  },
  {
    name: 'composition root',
    files: ['src/app/{main,hydrate,prerender}.tsx', 'src/app/services.ts'],
    imports: [
      ...ofApp,
      'ports',
      'Appwrite adapters',
      'catalogue store',
      'assets',
      'app',
      'inline scripts',
    ],
    packages: [
      ...react,
      '@emotion/cache',
      '@emotion/server',
      'parse5',
      '@oddbird/popover-polyfill',
      ...xstate,
      ...i18n,
      ...router,
    ],
  },
  {
    name: 'app',
    files: ['src/app/**'],
    imports: [...ofApp, 'inline scripts'],
    types: ['ports', 'composition root'],
    packages: [...react, ...xstate, ...i18n, ...router],
  },
  { name: 'locales', files: ['locales/**'], imports: ['domain'], packages: ['i18next'] },
  { name: 'backend', files: ['backend/**'], packages: ['*'] },
  // Deployed by itself, with the packages of its package.json.
  { name: 'Appwrite functions', files: ['appwrite/**'], packages: ['node:process', 'nodemailer'] },
  {
    name: 'tools',
    files: ['scripts/**', '*.{js,ts,json}'],
    imports: ['*'],
    packages: ['*'],
  },
]
