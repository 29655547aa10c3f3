import { createHash } from 'node:crypto'

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

const hashes = (pages: readonly string[], element: 'script' | 'style'): string[] => {
  // A script of another type is data: no policy has to allow it.
  const pattern = new RegExp(
    `<${element}(?![^>]*\\s(?:src=|type="application/))[^>]*>([\\s\\S]*?)</${element}>`,
    'g',
  )
  const contents = pages.flatMap((page) => [...page.matchAll(pattern)].map(([, text = '']) => text))
  return [...new Set(contents)].filter((text) => text !== '').map(hashOf)
}

/**
 * The hashes of what stands inline in pages, as a content security policy names it.
 *
 * @param pages - Text of the documents.
 */
export const inlineHashes = (pages: readonly string[]) => ({
  scripts: hashes(pages, 'script'),
  styles: hashes(pages, 'style'),
})
