import { lookup } from 'mrmime'

/**
 * The `Content-Type` of a file.
 *
 * @param name - With its ending.
 */
export const contentType = (name: string): string => {
  const type = lookup(name) ?? 'application/octet-stream'
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
