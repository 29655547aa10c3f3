import { defineConfig } from 'vite'

/** Serves the static build of Storybook. */
export default defineConfig({ build: { outDir: '.cache/storybook' } })
