import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

/** Puts `.br` and `.gz` beside every text of a built site. */
export const compressFolder = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css|svg|json|txt|xml)$/.test(name)) continue
    const file = join(folder, name)
    const text = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(text))
    await writeFile(`${file}.gz`, await promisify(gzip)(text, { level: 9 }))
  }
}
