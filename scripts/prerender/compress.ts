import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const br = promisify(brotliCompress)
const gz = promisify(gzip)

/** Below this a compressed twin saves nothing worth a file, in bytes. */
const least = 1_000

/** Puts `.br` and `.gz` beside every text of a built site, as small as they get. */
export const compressFolder = async (folder: string): Promise<void> => {
  const names = await readdir(folder, { recursive: true })
  for (const name of names) {
    if (!/\.(html|js|css|svg|json|txt|xml)$/.test(name)) continue
    const file = join(folder, name)
    const text = await readFile(file)
    if (text.length < least) continue
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
    await writeFile(`${file}.br`, await br(text, { params }))
    await writeFile(`${file}.gz`, await gz(text, { level: 9 }))
  }
}
