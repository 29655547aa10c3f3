import { relative, sep } from 'node:path'

/**
 * The path of a file from a folder, with `/` on every system.
 *
 * @param {string} folder
 * @param {string} file
 */
export const posixPath = (folder, file) => relative(folder, file).replaceAll(sep, '/')
