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

/** What may stand before the root of an SVG, each with the text that ends it. */
const prologue = [
  ['<?', '?>'],
  ['<!--', '-->'],
  ['<!doctype', '>'],
] as const

/** Where a part of the prologue ends that begins at `from`; `from` itself when it is none, -1 without an end. */
const prologueEnd = (source: string, from: number): number => {
  const head = source.slice(from, from + 9).toLowerCase()
  const part = prologue.find(([start]) => head.startsWith(start))
  if (part === undefined) return from
  const [start, end] = part
  let at = from + start.length
  if (end === '>') {
    // A DOCTYPE may hold its own declarations in brackets.
    const bracket = source.indexOf('[', at)
    const close = source.indexOf('>', at)
    if (bracket !== -1 && bracket < close) at = source.indexOf(']', bracket)
    if (at === -1) return -1
  }
  const found = source.indexOf(end, at)
  return found === -1 ? -1 : found + end.length
}

/** Where the root of an SVG begins, behind declarations and comments of any length; -1 without one. */
export const rootStartOf = (source: string): number => {
  let at = 0
  for (;;) {
    while (/[\s\uFEFF]/.test(source.charAt(at))) at += 1
    const end = prologueEnd(source, at)
    if (end === -1) return -1
    if (end === at) return /^<svg[\s/>]/i.test(source.slice(at, at + 5)) ? at : -1
    at = end
  }
}

/** The opening tag of the root of an SVG. */
export const rootTagOf = (source: string): string | undefined => {
  const from = rootStartOf(source)
  const end = from === -1 ? -1 : tagEnd(source, from)
  return end === -1 ? undefined : source.slice(from, end)
}

/** Whether a drawing shows a picture that it does not contain, which no browser fetches for it. */
export const hasLinkedPicture = (source: string): boolean => {
  const element = /<(?:svg:)?(?:feImage|image)\b/gi
  for (let found = element.exec(source); found !== null; found = element.exec(source)) {
    const end = tagEnd(source, found.index)
    if (end === -1) return false
    const tag = source.slice(found.index, end)
    const address = attribute(tag, 'href') ?? attribute(tag, 'xlink:href')
    if (address !== undefined && !/^\s*(?:data:|#)/i.test(address)) return true
    element.lastIndex = end
  }
  return false
}

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, 'i').exec(tag)?.slice(1).find(Boolean)

const pixels = (text: string | undefined): number | null => {
  const value = text?.trim().match(/^(\d+(?:\.\d+)?)\s*(?:px)?$/)?.[1]
  return value === undefined || Number(value) === 0 ? null : Number(value)
}

/** A drawing with the namespace that makes it one to a browser; many programs leave it out. */
export const withNamespace = (source: string): string => {
  const tag = rootTagOf(source)
  if (tag === undefined || attribute(tag, 'xmlns') !== undefined) return source
  const name = rootStartOf(source) + '<svg'.length
  return `${source.slice(0, name)} xmlns="http://www.w3.org/2000/svg"${source.slice(name)}`
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
  const start = rootStartOf(source)
  const svg = source.slice(0, start) + root + source.slice(start + tag.length)
  return { svg, width, height }
}
