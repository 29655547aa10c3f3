import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A source file. */
export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string
  readonly text: string
}

/**
 * Reads the files below a folder whose names match a pattern.
 *
 * @param folder - path from the root of the repository
 * @param pattern - tested against the name of the file
 */
export const readFiles = (folder: string, pattern: RegExp): readonly SourceFile[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ path: relative(root, path), text: readFileSync(path, 'utf8') }))
