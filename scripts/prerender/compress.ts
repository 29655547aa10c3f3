import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { normalizePath, type Plugin } from 'vite'

/** Files that are compressed at the same time: as many as Node has threads for it. */
const atOnce = 4

/** The forms of a text that a host may send in its place, by the end of their name. */
const compressedForms = async (text: Uint8Array, quality: number) =>
  [
    [
      '.br',
      await promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
    ],
    ['.gz', await promisify(gzip)(text, { level: 9 })],
  ] as const

/**
 * Puts `.br` and `.gz` beside every text of a built site.
 *
 * @param quality - of Brotli, up to 11
 * @param isDone - whether a file, by its path in the folder, has both already
 */
export const compressFolder = async (
  folder: string,
  quality = 11,
  isDone: (name: string) => boolean = () => false,
): Promise<void> => {
  const names = (await readdir(folder, { recursive: true })).values()
  const work = async () => {
    for (const name of names) {
      if (!/\.(html|js|css|svg|json|txt|xml)$/.test(name) || isDone(name)) continue
      const file = join(folder, name)
      for (const [end, content] of await compressedForms(await readFile(file), quality))
        await writeFile(file + end, content)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Compresses documents while the next ones are rendered, which uses one core only.
 *
 * @param quality - of Brotli, up to 11
 * @param write - called with each compressed form
 */
export const compressAside = (
  quality: number,
  write: (name: string, content: Uint8Array) => void,
) => {
  const running = new Set<Promise<void>>()
  const compress = async (name: string, text: string) => {
    for (const [end, content] of await compressedForms(Buffer.from(text), quality))
      write(name + end, content)
  }
  return {
    /** Waits only while as many documents are compressed as can be at the same time. */
    add: async (name: string, text: string): Promise<void> => {
      const work = compress(name, text)
      running.add(work)
      void work.finally(() => running.delete(work)).catch(() => {})
      if (running.size >= atOnce) await Promise.race(running)
    },
    end: async (): Promise<void> => {
      await Promise.all(running)
    },
  }
}

/**
 * Vite plugin that puts `.br` and `.gz` beside every text of the build that has none yet. A build in another mode than
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
      if ('index.html' in bundle)
        await compressFolder(dir, quality, (name) => `${normalizePath(name)}.br` in bundle)
    },
  },
})
