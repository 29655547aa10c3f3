import { lookup } from 'mrmime'

/**
 * The `Content-Type` of a file.
 *
 * @param name - With its ending.
 */
export const contentType = (name: string): string => {
  // mrmime does not know the icon that browsers ask for by themselves.
  const type = lookup(name) ?? (name.endsWith('.ico') ? 'image/x-icon' : 'application/octet-stream')
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type
}
