import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { inlineBoot } from './scripts/inlineBoot.ts'
import { prerenderSite } from './scripts/prerender.ts'
import { siteBuild } from './scripts/siteBuild.ts'

export default defineConfig({
  plugins: [react(), inlineBoot(), siteBuild(), prerenderSite()],
  build: {
    // Baseline 2024, as `browserslist` in package.json says: nothing is compiled for older browsers.
    target: ['chrome131', 'edge131', 'firefox133', 'safari18.2'],
    // Every figure matters to a phone; source maps are for whoever debugs the deployed site.
    sourcemap: 'hidden',
  },
})
