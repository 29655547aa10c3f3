import type { Picture } from './page.ts'

/** Half the size: a quarter of the bytes. */
const scale = 0.5
/** The values of a colour are rounded to multiples of this, which the eye does not see. */
const colourStep = 3
const tallest = 4_000
const gap = 8
const caption = 20

/** Where the picture of a story is in a sheet. */
interface Cell {
  readonly picture: Picture
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Layout {
  readonly cells: readonly Cell[]
  readonly width: number
  readonly height: number
}

/** Fills columns of equal width, as many as keep the sheet below its greatest height. */
const layOut = (pictures: readonly Picture[]): Layout => {
  const total = pictures.reduce((sum, { height }) => sum + height * scale + caption + gap, 0)
  const heights = Array.from({ length: Math.ceil(total / tallest) }, () => 0)
  const widest = Math.ceil(Math.max(...pictures.map(({ width }) => width)) * scale)
  const cells = pictures.map((picture) => {
    const column = heights.indexOf(Math.min(...heights))
    const top = heights[column] ?? 0
    const [width, height] = [Math.ceil(picture.width * scale), Math.ceil(picture.height * scale)]
    heights[column] = top + caption + height + gap
    return { picture, left: column * (widest + gap), top, width, height }
  })
  return { cells, width: heights.length * (widest + gap) - gap, height: Math.max(...heights) - gap }
}

const decoded = async (src: string): Promise<HTMLImageElement> => {
  const image = new Image()
  image.src = src
  await image.decode()
  return image
}

const draw = async (context: CanvasRenderingContext2D, cell: Cell): Promise<void> => {
  const { picture, left, top, width, height } = cell
  const image = await decoded(picture.src)
  context.fillStyle = '#000'
  context.font = '600 13px "Xinyuan Latin En"'
  context.fillText(picture.name, left, top + 14)
  context.imageSmoothingQuality = 'high'
  const from = [0, 0, picture.width, picture.height] as const
  context.drawImage(image, ...from, left, top + caption, width, height)
}

/** What becomes of each value of a colour. */
const reduced = Uint8ClampedArray.from(
  { length: 256 },
  (_, value) => Math.round(value / colourStep) * colourStep,
)

const reduceColours = (context: CanvasRenderingContext2D): void => {
  const { width, height } = context.canvas
  const pixels = context.getImageData(0, 0, width, height)
  const { data } = pixels
  // A sheet has millions of values, and a callback for each takes five times as long.
  for (let index = 0; index < data.length; index += 1) data[index] = reduced[data[index] ?? 0] ?? 0
  context.putImageData(pixels, 0, 0)
}

/**
 * Draws the pictures of a component in one sheet, each under the name of its story.
 *
 * @param pictures - one picture a story
 * @returns the sheet, not yet in the document
 */
export const drawSheet = async (pictures: readonly Picture[]): Promise<HTMLCanvasElement> => {
  const { cells, width, height } = layOut(pictures)
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  canvas.style.display = 'block'
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (context === null) throw new Error('This browser has no canvas')
  context.fillStyle = '#bbb'
  context.fillRect(0, 0, width, height)
  for (const cell of cells) await draw(context, cell)
  reduceColours(context)
  return canvas
}
