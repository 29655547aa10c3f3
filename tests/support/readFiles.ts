import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { posixPath } from '#scripts/posixPath.js'

/** The folder of the repository. */
export const root = fileURLToPath(new URL('../..', import.meta.url))

/** A source file. */
export interface SourceFile {
  /** Path from the root of the repository. */
  readonly path: string
  readonly text: string
}

/** Text of a file, by its path from the root. */
export const textOf = (path: string): string => readFileSync(join(root, path), 'utf8')

/**
 * Paths of the files below a folder, from the root of the repository.
 *
 * @param folder - path from the root of the repository
 * @param pattern - tested against the name of each file. Defaults to all files.
 */
export const filesBelow = (folder: string, pattern = /./u): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && pattern.test(entry.name))
    .map((entry) => posixPath(root, join(entry.parentPath, entry.name)))

/**
 * Reads the files below a folder.
 *
 * @param folder - path from the root of the repository
 * @param pattern - tested against the name of each file
 */
export const readFiles = (folder: string, pattern: RegExp): readonly SourceFile[] =>
  filesBelow(folder, pattern).map((path) => ({ path, text: textOf(path) }))
