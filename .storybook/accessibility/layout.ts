import type { StoryContext } from '@storybook/react-vite'
import { misfits } from '#tests/support/misfits.ts'

/** The tag of a story that is looked at first where none is called `Default`. */
const tag = 'default'

/** Buttons, and links that look like one. */
const controlsIn = (canvas: Element): readonly Element[] =>
  [...canvas.querySelectorAll('button, a')].filter(
    (one) =>
      one.checkVisibility() &&
      (one.localName === 'button' || getComputedStyle(one).display === 'inline-flex'),
  )

/** Whether a text of a control takes more than one line. */
const isBroken = (control: Element): boolean => {
  const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(node)
    const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1)
    if (first !== undefined && others.some(({ top }) => top > first.top + first.height / 2))
      return true
  }
  return false
}

const isPainted = (control: Element): boolean => {
  const { backgroundColor, borderTopColor } = getComputedStyle(control)
  return [backgroundColor, borderTopColor].some((colour) => colour !== 'rgba(0, 0, 0, 0)')
}

/** Whether a button stands right at the one before it. */
const isTouching = (control: Element, index: number, all: readonly Element[]): boolean => {
  const before = all[index - 1]
  if (before === undefined || before !== control.previousElementSibling) return false
  if (before.closest('[role=group]') !== null || ![before, control].every(isPainted)) return false
  const [one, two] = [before.getBoundingClientRect(), control.getBoundingClientRect()]
  return two.left - one.right < 4 && two.top - one.bottom < 4
}

/** Pictures that are not within the box of the story. */
const strayPictures = (canvas: Element): readonly Element[] => {
  const frames = [...canvas.children]
    .map((child) => child.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
  const right = Math.max(...frames.map((frame) => frame.right)) + 1
  const bottom = Math.max(...frames.map((frame) => frame.bottom)) + 1
  return [...canvas.querySelectorAll('img')].filter((picture) => {
    const box = picture.getBoundingClientRect()
    // The sides of a picture that is clipped are not seen.
    const seen = picture.checkVisibility() && getComputedStyle(picture).clipPath === 'none'
    return seen && (box.left < -1 || box.top < -1 || box.right > right || box.bottom > bottom)
  })
}

/**
 * Checks that a default story is drawn as it is meant: no label of a control takes more than one line, no button
 * touches another one, no text is cut off or lies over another one, and no picture lies outside the story. Other stories show what is narrow or long.
 *
 * @throws when something does not fit
 */
export const checkLayout = ({ canvasElement, globals, name, tags, viewMode }: StoryContext) => {
  if (globals['axe'] !== true || viewMode !== 'story' || tags.includes('test-fn')) return
  if (name !== 'Default' && !tags.includes(tag)) return
  const controls = controlsIn(canvasElement)
  const found = [
    ...controls
      .filter(isBroken)
      .map((control) => `a label of more than one line: ${control.textContent}`),
    ...controls
      .filter(isTouching)
      .map((control) => `touches the button before it: ${control.textContent}`),
    ...strayPictures(canvasElement).map((picture) => `outside the story: ${picture.outerHTML}`),
    // What stands out into the margin of a page is beside a story.
    ...misfits()
      .filter(({ what }) => what !== 'page scrolls sideways')
      .map(({ what, where }) => `${what}: ${where}`),
  ]
  if (found.length > 0) throw new Error(`Does not fit:\n${found.join('\n')}`)
}
