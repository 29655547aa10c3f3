import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { prerenderSite } from './scripts/prerender.ts'

/** Packages that every page needs, in files that the browser keeps when only the site changes. */
const groups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler|use-sync-external-store)\// },
  {
    name: 'packages',
    test: /node_modules\/(@emotion|@chakra-ui|@pandacss|stylis|react-router|react-router-dom|i18next|react-i18next|xstate|@xstate)\//,
  },
  { name: 'shared', minShareCount: 3, test: /\/src\/(?!services|machines\/(?!auth))/ },
  { name: 'appwrite', test: /node_modules\/(appwrite|json-bigint|bignumber\.js)\// },
]

export default defineConfig({
  plugins: [react(), prerenderSite()],
  build: {
    // Baseline 2024, as `browserslist` in package.json says: nothing is compiled for older browsers.
    target: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
    modulePreload: { polyfill: false },
    // Every figure matters to a phone; source maps are for whoever debugs the deployed site.
    sourcemap: 'hidden',
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
})
