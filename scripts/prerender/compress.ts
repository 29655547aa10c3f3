import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

/** Files that are compressed at the same time: as many as Node has threads for it. */
const atOnce = 4

/**
 * Puts `.br` and `.gz` beside every text of a built site.
 *
 * @param quality - of Brotli, up to 11
 */
export const compressFolder = async (folder: string, quality = 11): Promise<void> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  const compress = async (name: string) => {
    const file = join(folder, name)
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }
  const names = (await readdir(folder, { recursive: true })).values()
  const work = async () => {
    for (const name of names) {
      if (/\.(html|js|css|svg|json|txt|xml)$/.test(name)) await compress(name)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Vite plugin that puts `.br` and `.gz` beside every text of the build. A build in another mode than
 * production does without, and so does Storybook, which builds with the same configuration.
 *
 * @param quality - of Brotli, up to 11
 */
export const compressSite = (quality: number): Plugin => ({
  name: 'compress-site',
  apply: (_config, { mode }) => mode === 'production',
  writeBundle: {
    order: 'post',
    sequential: true,
    handler: async ({ dir = '' }, bundle) => {
      if ('index.html' in bundle) await compressFolder(dir, quality)
    },
  },
})
