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
