import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Files that are compressed at the same time. */
const atOnce = availableParallelism()

/** Puts the forms of a text that a host may send in its place beside it. */
const writeCompressed = async (file: string, text: Uint8Array, quality: number): Promise<void> => {
  const brotli = await promisify(brotliCompress)(text, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  await writeFile(`${file}.br`, brotli)
  await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
}

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
      await writeCompressed(file, await readFile(file), quality)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
}

/**
 * Writes and compresses documents while the next ones are rendered, which uses one core only. A document is let go
 * when it is written: a thousand products have 2,046 of them.
 *
 * @param quality - of Brotli, up to 11; `null` for documents without compressed forms
 */
export const writeAside = (folder: string, quality: number | null) => {
  const running = new Set<Promise<void>>()
  const failures: unknown[] = []
  const write = async (name: string, text: Uint8Array) => {
    const file = join(folder, name)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    if (quality !== null) await writeCompressed(file, text, quality)
  }
  const throwFailure = () => {
    if (failures.length > 0) throw failures[0]
  }
  return {
    /** Waits only while as many documents are written as can be at the same time. Rejects after a failure. */
    add: async (name: string, text: string): Promise<void> => {
      const work = write(name, Buffer.from(text))
        .catch((error: unknown) => void failures.push(error))
        .finally(() => running.delete(work))
      running.add(work)
      if (running.size >= atOnce) await Promise.race(running)
      throwFailure()
    },
    /** Waits for all documents. Rejects when one was not written. */
    end: async (): Promise<void> => {
      await Promise.all(running)
      throwFailure()
    },
  }
}
