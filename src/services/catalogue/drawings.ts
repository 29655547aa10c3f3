/** Longest side, in pixels, that a drawing is made at: sharp on dense screens, small when stored. */
const drawnSide = 960

const svgNamespace = 'http://www.w3.org/2000/svg'
const linkNamespace = 'http://www.w3.org/1999/xlink'

/** A drawing that a canvas can draw: with a size, and with the namespace that many programs leave out. */
export interface Drawable {
  readonly svg: string
  readonly width: number
  readonly height: number
  /** It shows a picture that it does not contain, which no browser fetches for it. */
  readonly isLinked: boolean
}

/** The text of a drawing: in UTF-16 where its first bytes say so, else in UTF-8. */
const textOf = (bytes: Uint8Array): string => {
  const isStart = (one: number, other: number) => bytes[0] === one && bytes[1] === other
  const isLittle = isStart(0xff, 0xfe) || isStart(0x3c, 0)
  const isBig = isStart(0xfe, 0xff) || isStart(0, 0x3c)
  return new TextDecoder(isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8').decode(bytes)
}

const rootOf = (text: string): Element | null => {
  const { documentElement: root } = new DOMParser().parseFromString(text, 'image/svg+xml')
  return root.localName === 'svg' && root.querySelector('parsererror') === null ? root : null
}

const pixels = (text: string | null): number | null => {
  const value = Number(/^(\d+(?:\.\d+)?)\s*(?:px)?$/.exec(text?.trim() ?? '')?.[1] ?? 0)
  return value === 0 ? null : value
}

/**
 * Reads an SVG and gives it the size it is to be drawn at. Browsers disagree about drawings that only have a
 * `viewBox`, and a size of 60,000 pixels in a file is not used. `null` for anything that is no SVG.
 */
export const readDrawing = (bytes: Uint8Array): Drawable | null => {
  const text = textOf(bytes)
  // Parsed only where it may be one: most files that are no picture are none.
  const root = /<(?:[\w.-]+:)?svg[\s/>]/.test(text) ? rootOf(text.trimStart()) : null
  if (root === null) return null
  const box = root
    .getAttribute('viewBox')
    ?.trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = box?.length === 4 ? box : []
  const natural = {
    width: pixels(root.getAttribute('width')) ?? (boxWidth > 0 ? boxWidth : 300),
    height: pixels(root.getAttribute('height')) ?? (boxHeight > 0 ? boxHeight : 150),
  }
  const scale = drawnSide / Math.max(natural.width, natural.height)
  const width = Math.max(1, Math.round(natural.width * scale))
  const height = Math.max(1, Math.round(natural.height * scale))
  if (box === undefined) root.setAttribute('viewBox', `0 0 ${natural.width} ${natural.height}`)
  root.setAttribute('width', String(width))
  root.setAttribute('height', String(height))
  const images = [...root.querySelectorAll('image, feImage')]
  const isLinked = images.some((image) => {
    const address = image.getAttribute('href') ?? image.getAttributeNS(linkNamespace, 'href')
    return address !== null && !/^\s*(?:data:|#)/i.test(address)
  })
  const written = new XMLSerializer().serializeToString(root)
  const svg =
    root.namespaceURI === null ? written.replace('<svg', `<svg xmlns="${svgNamespace}"`) : written
  return { svg, width, height, isLinked }
}
