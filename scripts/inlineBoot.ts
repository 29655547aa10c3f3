import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { minifySync, transformWithOxc, type Plugin } from 'vite'

const MARK = /<!-- inline-boot:[^>]*-->/

/**
 * The text of one of the scripts that stand inline in documents, without types and as short as can
 * be. They import nothing.
 *
 * @param name file in `src/app`
 */
export const inlineScript = async (name: 'boot.ts' | 'cards.ts' | 'late.ts'): Promise<string> => {
  const file = fileURLToPath(new URL(`../src/app/${name}`, import.meta.url))
  const plain = await transformWithOxc(await readFile(file, 'utf8'), file)
  return minifySync(name.replace('.ts', '.js'), plain.code).code.trim()
}

/**
 * Vite plugin that puts `src/app/boot.ts` into the document as an inline script, where it runs
 * before the first paint. The server allows it by its hash (Content-Security-Policy).
 */
export const inlineBoot = (): Plugin => ({
  name: 'inline-boot',
  async transformIndexHtml(html) {
    const boot = await inlineScript('boot.ts')
    return html.replace(MARK, () => `<script>${boot}</script>`)
  },
})
