import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, normalizePath } from 'vite'
import { browsers } from './scripts/browsers.ts'
import { css } from './scripts/css.ts'
import { prerenderSite } from './scripts/prerender.ts'
import { publishCatalogue } from './scripts/publish/publishCatalogue.ts'
import { readCatalogue } from './scripts/publish/readCatalogue.ts'

// The catalogue that the site publishes (decision P9).
const file = process.env['VITE_CATALOGUE'] ?? ''
const catalogue = file === '' ? null : await readCatalogue(file, import.meta.dirname)

/**
 * Of Brotli. Documents of products are many: 11 makes them 2 % smaller and takes 73 ms for each instead of 30; 9 takes 16 ms
 * and makes them 6 % larger.
 */
const quality = catalogue === null ? 11 : 10

const source = normalizePath(resolve(import.meta.dirname, 'src'))

/** What any page may need. The account forms share one chunk for their layout. */
const isShared = (id: string): boolean =>
  id.startsWith(`${source}/`) &&
  !/^\/(services|machines\/(?!auth)|components\/(auth\/AuthLayout\/(?!breakers)|illustrations\/CircuitIllustration))/.test(
    id.slice(source.length),
  )

/** Chunks that many pages share, and that the browser keeps when only one page changes. */
const groups = [
  {
    // One file compresses 2.5 KB better than two.
    name: 'packages',
    test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store|@emotion|@chakra-ui|@pandacss|stylis|react-router|react-router-dom|i18next|react-i18next|xstate|@xstate)\//,
  },
  // What the entry needs. It runs before the other chunks, in its own task.
  { name: 'start', test: /\/src\/(app\/i18n|domain\/(address|language))\./ },
  // The app around the pages, with everything that it imports.
  { name: 'app', test: /\/src\/app\/hydrate\./ },
  { name: 'valibot', test: /node_modules\/valibot\// },
  // What shows the stored products. Their import and export are fetched when they are used.
  { name: 'products', test: /\/src\/services\/catalogue\/services\./ },
  { name: 'shared', minShareCount: 6, test: isShared },
  // Styles that some pages share: one sheet instead of one for each component.
  { name: 'lists', minShareCount: 2, test: /\/components\/catalogue\/.*\.module\.css/ },
  { name: 'controls', minShareCount: 2, test: /\/components\/ui\/.*\.module\.css/ },
  {
    name: 'accounts',
    test: /\/(components\/(auth|forms)|pages\/(Login|LoginCode|Signup|ResetPassword|VerifyEmail)Page)\/.*\.module\.css/,
  },
  { name: 'appwrite', test: /node_modules\/(appwrite|json-bigint|bignumber\.js)\// },
]

export default defineConfig({
  // `scripts/site/envFiles.ts` reads the files of variables, for the site and the server.
  envDir: false,
  // The terms say how long messages are kept.
  envPrefix: ['VITE_', 'CONTACT_KEEP_DAYS'],
  css,
  plugins: [
    react(),
    prerenderSite(quality, catalogue?.publication),
    catalogue && publishCatalogue(catalogue),
  ],
  build: {
    target: browsers,
    modulePreload: { polyfill: false },
    // A source map shows the source to everybody, so it is off unless asked for (docs/deployment.md).
    sourcemap: process.env['SOURCE_MAPS'] === 'true' ? 'hidden' : false,
    rolldownOptions: {
      // Its notes on its own speed are for people who write plugins.
      checks: { bundlerTimings: false },
      output: { codeSplitting: { groups } },
    },
  },
})
