import nodePath from 'node:path'

/**
 * The path of a file from a folder, with `/` on every system.
 *
 * @param {string} folder
 * @param {string} file
 * @param {Pick<typeof nodePath, 'relative' | 'sep'>} path - `path.win32` in a test
 */
export const posixPath = (folder, file, path = nodePath) =>
  path.relative(folder, file).replaceAll(path.sep, '/')
