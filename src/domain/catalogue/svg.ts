/** Longest side, in pixels, that a drawing is made at: sharp on dense screens, small when stored. */
const drawnSide = 960

/** Where a tag ends that begins at `from`: after the first `>` outside of quotes, or -1. */
const tagEnd = (source: string, from: number): number => {
  let quote = ''
  for (let at = from; at < source.length; at += 1) {
    const sign = source.charAt(at)
    if (quote !== '') {
      if (sign === quote) quote = ''
    } else if (sign === '"' || sign === "'") quote = sign
    else if (sign === '>') return at + 1
  }
  return -1
}

/** The opening tag of the root of an SVG. */
export const rootTagOf = (source: string): string | undefined => {
  const from = source.search(/<svg\b/i)
  const end = from === -1 ? -1 : tagEnd(source, from)
  return end === -1 ? undefined : source.slice(from, end)
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean)

const pixels = (text: string | undefined): number | null => {
  const value = text?.trim().match(/^(\d+(?:\.\d+)?)\s*(?:px)?$/)?.[1]
  return value === undefined || Number(value) === 0 ? null : Number(value)
}

/** A drawing with its size written into the root, ready for a canvas. */
export interface SizedSvg {
  readonly svg: string
  readonly width: number
  readonly height: number
}

/**
 * Gives an SVG the size it is to be drawn at. Browsers disagree about drawings that only have a
 * `viewBox`, and a size of 60,000 pixels in a file is not used. `null` when there is no root.
 */
export const sizeSvg = (source: string): SizedSvg | null => {
  const tag = rootTagOf(source)
  if (tag === undefined) return null
  const viewBox = attribute(tag, 'viewBox')
  const box = viewBox?.trim().split(/[\s,]+/)
  const boxSide = (at: 2 | 3): number | null => {
    const side = box?.length === 4 ? Number(box[at]) : 0
    return side > 0 ? side : null
  }
  const naturalWidth = pixels(attribute(tag, 'width')) ?? boxSide(2) ?? 300
  const naturalHeight = pixels(attribute(tag, 'height')) ?? boxSide(3) ?? 150
  const scale = drawnSide / Math.max(naturalWidth, naturalHeight)
  const width = Math.max(1, Math.round(naturalWidth * scale))
  const height = Math.max(1, Math.round(naturalHeight * scale))
  const bare = tag.replace(/\s(?:width|height)\s*=\s*(?:"[^"]*"|'[^']*')/gi, '')
  const boxed =
    viewBox === undefined ? ` viewBox="0 0 ${String(naturalWidth)} ${String(naturalHeight)}"` : ''
  const root = bare.replace(
    /<svg/i,
    `<svg width="${String(width)}" height="${String(height)}"${boxed}`,
  )
  return { svg: source.replace(tag, () => root), width, height }
}
