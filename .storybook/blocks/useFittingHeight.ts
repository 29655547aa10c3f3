import { useState, type SyntheticEvent } from 'react'

/** The height of a frame whose story fills its window, or opens a dialog in it. */
const windowHeight = 400

/** The height of a frame until its story is rendered, and its greatest height: a higher story scrolls. */
const [startHeight, maxHeight] = [120, 1200]

/** The height that a story needs in its frame: that of its root, and the padding of the body. `null` until it is there. */
const heightOf = ({ body }: Document): number | null => {
  const root = body.querySelector('#storybook-root')
  if (root === null || root.scrollHeight === 0) return null
  if (body.querySelector('dialog:modal') !== null) return windowHeight
  const { paddingTop, paddingBottom } = getComputedStyle(body)
  const needed =
    root.scrollHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom)
  return Math.ceil(needed)
}

/**
 * Makes a frame as high as its story, for as long as the story is shown.
 *
 * @param scale - scale of the frame, greater than 0 and at most 1
 * @returns the height in CSS pixels, and the `onLoad` of the frame
 */
export const useFittingHeight = (scale: number) => {
  const [height, setHeight] = useState(startHeight)
  const onLoad = ({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) => {
    const { contentDocument } = currentTarget
    if (contentDocument === null) return
    const fit = () => {
      setHeight((before) => heightOf(contentDocument) ?? before)
    }
    const root = contentDocument.querySelector('#storybook-root')
    if (root !== null) new ResizeObserver(fit).observe(root)
    // A dialog is in the top layer: it does not resize the root.
    contentDocument.addEventListener('toggle', fit, { capture: true })
  }
  return { height: Math.min(height, maxHeight / scale), onLoad }
}
