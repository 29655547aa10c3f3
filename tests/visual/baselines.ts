import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { PNG } from 'pngjs'
import { packPicture } from './webp.ts'

/** The accepted pictures: a folder for each story, in it a file for each mode. */
export interface Baselines {
  /** Where the accepted picture of this name lies, or would. */
  fileOf(name: string): string
  /** `null` when none is accepted yet. */
  read(name: string): Buffer | null
  /** @param screenshot PNG that becomes the accepted picture */
  accept(name: string, screenshot: Buffer): Promise<void>
  remove(name: string): void
  /** Names of all accepted pictures. */
  names(): readonly string[]
  /** What all of them weigh, in bytes. */
  bytes(): number
}

const extension = '.webp'

/** Accepted pictures below a folder, which need not exist yet. */
export const baselinesIn = (folder: string): Baselines => {
  const fileOf = (name: string): string => join(folder, `${name}${extension}`)
  const names = (): readonly string[] =>
    existsSync(folder)
      ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith(extension))
          .map((file) => file.slice(0, -extension.length).replaceAll('\\', '/'))
      : []
  return {
    fileOf,
    names,
    read: (name) => (existsSync(fileOf(name)) ? readFileSync(fileOf(name)) : null),
    accept: async (name, screenshot) => {
      mkdirSync(dirname(fileOf(name)), { recursive: true })
      writeFileSync(fileOf(name), await packPicture(PNG.sync.read(screenshot), screenshot))
    },
    remove: (name) => {
      rmSync(fileOf(name))
      if (readdirSync(dirname(fileOf(name))).length === 0)
        rmSync(dirname(fileOf(name)), { recursive: true })
    },
    bytes: () => names().reduce((sum, name) => sum + statSync(fileOf(name)).size, 0),
  }
}
