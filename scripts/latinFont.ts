import { existsSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('')

/** Printable ASCII and the few signs that prices, specifications and copyright lines need. */
const CHARACTERS = `${ascii}\u00a0©°±²³×–—‘’“”…−`

const require = createRequire(import.meta.url)
const folder = fileURLToPath(new URL('../src/assets/fonts/', import.meta.url))

const cut = async (weight: 400 | 600): Promise<void> => {
  const target = `${folder}latin-${String(weight)}.woff2`
  if (existsSync(target)) return
  const whole = require.resolve(
    `@fontsource/barlow/files/barlow-latin-${String(weight)}-normal.woff2`,
  )
  await writeFile(
    target,
    await subsetFont(await readFile(whole), CHARACTERS, {
      targetFormat: 'woff2',
      noLayoutClosure: true,
    }),
  )
}

/**
 * Vite plugin that cuts the Latin face of the npm package `@fontsource/barlow` to the characters
 * the site uses (about 10 KB a weight) before anything is served or built. The results lie beside
 * `fonts.css` and are not committed.
 */
export const latinFont = (): Plugin => ({
  name: 'latin-font',
  // `config` is the one hook that every host (build, dev, Storybook, Vitest) awaits first.
  async config() {
    await Promise.all([cut(400), cut(600)])
  },
})
