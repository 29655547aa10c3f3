import { colourStep, type Cell } from './sheet.ts'

const pixelsOf = (
  picture: CanvasImageSource,
  { left, top, width, height }: Cell,
): Uint8ClampedArray => {
  const context = new OffscreenCanvas(width, height).getContext('2d')
  if (context === null) throw new Error('This browser has no canvas')
  context.drawImage(picture, -left, -top)
  return context.getImageData(0, 0, width, height).data
}

/**
 * Names the stories that look different. In a picture of another size everything below the first of them may
 * only have moved, so that one alone is named.
 *
 * @param canvas - the sheet
 * @param cells - its stories
 * @param address - of the accepted picture
 */
export const differingStories = async (
  canvas: HTMLCanvasElement,
  cells: readonly Cell[],
  address: string,
): Promise<readonly string[]> => {
  const accepted = new Image()
  accepted.src = address
  await accepted.decode()
  const names = cells
    .filter((cell) => {
      const before = pixelsOf(accepted, cell)
      return pixelsOf(canvas, cell).some(
        (value, index) => Math.abs(value - (before[index] ?? 0)) > colourStep,
      )
    })
    .map(({ picture }) => picture.name)
  const isSameSize =
    accepted.naturalWidth === canvas.width && accepted.naturalHeight === canvas.height
  return isSameSize ? names : names.slice(0, 1)
}
