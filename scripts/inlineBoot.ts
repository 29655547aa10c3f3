import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minifySync, transformWithOxc, type Plugin } from 'vite'

const MARK = /<!-- inline-boot:[^>]*-->/
const file = fileURLToPath(new URL('../src/app/boot.ts', import.meta.url))

/**
 * Vite plugin that puts `src/app/boot.ts` into the document as an inline script, where it runs
 * before the first paint. The server allows it by its hash (Content-Security-Policy).
 */
export const inlineBoot = (): Plugin => ({
  name: 'inline-boot',
  async transformIndexHtml(html) {
    const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
    const { code } = minifySync('boot.js', plain.code)
    return html.replace(MARK, () => `<script>${code.trim()}</script>`)
  },
})
