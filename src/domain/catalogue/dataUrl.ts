import { limits } from './limits.ts'

/** The three kinds of picture that are ever stored or read from a file. SVG is none of them. */
type RasterType = 'image/png' | 'image/jpeg' | 'image/webp'

/** A data URL taken apart. */
export interface RasterDataUrl {
  readonly type: RasterType
  readonly size: number
}

const head = /^data:(image\/(?:png|jpeg|webp));base64,/
const opening: Readonly<Record<RasterType, RegExp>> = {
  'image/png': /^iVBORw0KGgo/,
  'image/jpeg': /^\/9j\//,
  'image/webp': /^UklGR[A-Za-z0-9+/]{6}XRUJQ/,
}
const base64 = /^[A-Za-z0-9+/]*={0,2}$/

/**
 * Reads a data URL of a PNG, JPEG or WebP picture whose first bytes agree with its type; `null` for
 * everything else, above all scripts, SVG and addresses that would be fetched.
 */
export const readRasterDataUrl = (url: string): RasterDataUrl | null => {
  if (url.length > limits.dataUrl) return null
  const match = head.exec(url)
  const type = match?.[1] as RasterType | undefined
  if (match === null || type === undefined) return null
  const data = url.slice(match[0].length)
  if (data.length % 4 !== 0 || !base64.test(data)) return null
  if (!opening[type].test(data)) return null
  const padding = data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0
  return { type, size: (data.length / 4) * 3 - padding }
}
