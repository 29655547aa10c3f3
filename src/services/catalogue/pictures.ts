import { limits } from '#domain/limits.ts'
import { ServiceError } from '#domain/failure.ts'
import {
  fitWithin,
  pictureLimits,
  type PictureFailure,
  type PictureType,
  type PreparedPicture,
} from '#domain/catalogue/picture.rules.ts'
import {
  isGzip,
  isHeic,
  sniffPicture,
  hasLinkedPicture,
  sizeSvg,
  svgTextOf,
  withNamespace,
} from '#domain/catalogue/pictureBytes.ts'
import { dataUrlOf } from '#services/files.ts'
import type { PicturesPort } from '#services/products.ts'

const refused = (code: PictureFailure, options?: ErrorOptions) =>
  new ServiceError({ from: 'picture', code }, options)

interface Decoded {
  readonly source: CanvasImageSource
  readonly width: number
  readonly height: number
  /** Drawn from shapes, and as sharp at any size. */
  readonly isDrawing: boolean
  readonly close: () => void
}

/**
 * The browser's decoders reject a damaged picture with a `DOMException` or an error event; any other
 * error is one of the site.
 */
const decoding = async <Value>(decoded: Promise<Value>): Promise<Value> => {
  try {
    return await decoded
  } catch (cause) {
    throw cause instanceof DOMException ? refused('pictureUndecodable', { cause }) : cause
  }
}

/** Draws an SVG in an `<img>`: no script of it runs there, and nothing it refers to is fetched. */
const decodeSvg = async (text: string): Promise<Decoded | null> => {
  const sized = sizeSvg(text)
  if (sized === null) return null
  if (hasLinkedPicture(text)) throw refused('pictureLinked')
  const image = new Image(sized.width, sized.height)
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withNamespace(sized.svg))}`
  await decoding(image.decode())
  const { width, height } = sized
  return {
    source: image,
    width,
    height,
    isDrawing: true,
    close: () => {},
  }
}

const decodeRaster = async (file: Blob): Promise<Decoded> => {
  const bitmap = await decoding(createImageBitmap(file))
  const { width, height } = bitmap
  return {
    source: bitmap,
    width,
    height,
    isDrawing: false,
    close: () => bitmap.close(),
  }
}

const qualities = [0.86, 0.76, 0.64, 0.5] as const

/** Encodes smaller and smaller until the aim is met; the last attempt is taken as it is. */
const encodeLossy = async (drawing: Drawing, type: string): Promise<Blob | null> => {
  let smallest: Blob | null = null
  for (const quality of qualities) {
    const blob = await drawing.encode(type, quality)
    // A browser that cannot write a type returns PNG instead.
    if (blob.type !== type) return null
    smallest = blob
    if (blob.size <= pictureLimits.aim) break
  }
  return smallest
}

/** WebP where the browser writes it, else PNG for what is see-through and JPEG for the rest. */
const encode = async (drawing: Drawing, width: number, height: number): Promise<Blob | null> =>
  (await encodeLossy(drawing, 'image/webp')) ??
  (hasTransparency(drawing, width, height)
    ? await drawing.encode('image/png')
    : await encodeLossy(drawing, 'image/jpeg'))

const draw = ({ source, width, height }: Decoded, side: number) => {
  const size = fitWithin(width, height, side)
  const drawing = createDrawing(size.width, size.height)
  if (drawing === null) return null
  drawing.context.imageSmoothingQuality = 'high'
  drawing.context.drawImage(source, 0, 0, size.width, size.height)
  return { drawing, ...size }
}

/**
 * Ever smaller sides, for the rare picture that stays too large to store at full size, and for PNG, whose
 * quality cannot go down.
 */
const sides = [pictureLimits.side, 800, 640, 500] as const

/** Whether a PNG would be smaller with a smaller side, and should. */
const isHeavy = ({ type, size }: Blob, { isDrawing }: Decoded): boolean =>
  type === 'image/png' && size > (isDrawing ? pictureLimits.drawingAim : pictureLimits.aim)

const shrink = async (decoded: Decoded): Promise<PreparedPicture> => {
  for (const side of sides) {
    const drawn = draw(decoded, side)
    if (drawn === null) throw refused('pictureProtected')
    const blob = await encode(drawn.drawing, drawn.width, drawn.height)
    if (blob === null) throw refused('pictureUndecodable')
    const dataUrl = await dataUrlOf(blob)
    if (dataUrl.length > limits.dataUrl) continue
    if (isHeavy(blob, decoded) && side !== sides.at(-1)) continue
    const { width, height } = drawn
    return { dataUrl, type: blob.type, size: blob.size, width, height }
  }
  throw refused('pictureTooLarge')
}

const decode = (type: PictureType, bytes: Uint8Array<ArrayBuffer>): Promise<Decoded | null> =>
  type === 'image/svg+xml' ? decodeSvg(svgTextOf(bytes)) : decodeRaster(new Blob([bytes], { type }))

/** The content of a file that is compressed with gzip (`.svgz`), as long as it is no larger than a file may be. */
const unpack = async (file: Blob): Promise<Uint8Array<ArrayBuffer>> => {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const reader = file.stream().pipeThrough(new DecompressionStream('gzip')).getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      size += part.value.byteLength
      if (size > pictureLimits.bytes) throw refused('pictureTooLarge')
      chunks.push(part.value)
    }
  } catch (cause) {
    // A damaged file.
    throw cause instanceof TypeError ? refused('pictureUndecodable', { cause }) : cause
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer())
}

/** Scales and re-encodes pictures in the browser (decision P3). */
export const createPictureService = (): PicturesPort => ({
  prepare: async (file, { signal, onProgress } = {}) => {
    signal?.throwIfAborted()
    if (file.size > pictureLimits.bytes) throw refused('pictureTooLarge')
    let decoded: Decoded | null = null
    try {
      const read = new Uint8Array(await file.arrayBuffer())
      const bytes = isGzip(read) ? await unpack(file) : read
      const sniffed = sniffPicture(bytes)
      if (sniffed === null) throw refused(isHeic(bytes) ? 'pictureHeic' : 'pictureTypeUnknown')
      const { type, width, height } = sniffed
      if ((width ?? 0) * (height ?? 0) > pictureLimits.pixels) throw refused('pictureTooManyPixels')
      if (!canReadBack()) throw refused('pictureProtected')
      onProgress?.(0.2)
      signal?.throwIfAborted()
      decoded = await decode(type, bytes)
      if (decoded === null || decoded.width === 0) throw refused('pictureUndecodable')
      if (decoded.width * decoded.height > pictureLimits.pixels)
        throw refused('pictureTooManyPixels')
      onProgress?.(0.6)
      signal?.throwIfAborted()
      const prepared = await shrink(decoded)
      onProgress?.(1)
      signal?.throwIfAborted()
      return prepared
    } catch (cause) {
      signal?.throwIfAborted()
      throw cause
    } finally {
      decoded?.close()
    }
  },
})

/** A canvas with its context. */
export interface Drawing {
  readonly context: OffscreenCanvasRenderingContext2D
  readonly encode: (type: string, quality?: number) => Promise<Blob>
}

/** Makes an empty canvas, or `null` where the browser gives none. */
export const createDrawing = (width: number, height: number): Drawing | null => {
  if (!('OffscreenCanvas' in globalThis)) return null
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  return (
    context && {
      context,
      encode: (type, quality) =>
        canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) }),
    }
  )
}

/**
 * Whether what is drawn can be read back. Browsers that resist fingerprinting return random
 * or uniform colours; a picture made through such a canvas would be stored as stripes.
 */
export const canReadBack = (drawing: Drawing | null = createDrawing(2, 1)): boolean => {
  if (drawing === null) return false
  const { context } = drawing
  context.fillStyle = '#0f6e79'
  context.fillRect(0, 0, 1, 1)
  context.fillStyle = '#f2661a'
  context.fillRect(1, 0, 1, 1)
  const read = context.getImageData(0, 0, 2, 1).data
  const drawn = [0x0f, 0x6e, 0x79, 0xff, 0xf2, 0x66, 0x1a, 0xff]
  return drawn.every((value, at) => read[at] === value)
}

/** Whether any point of a drawing lets the background through. */
export const hasTransparency = (drawing: Drawing, width: number, height: number): boolean => {
  const { data } = drawing.context.getImageData(0, 0, width, height)
  for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true
  return false
}
