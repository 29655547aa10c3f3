import type { StoryContext } from '@storybook/react-vite'
import { translatePage, type Translator } from '#tests/support/translator.ts'

let translator: Translator | null = null

/** Translates a story while it is played, with `npm test -- translated`. */
export const translateStory = ({ globals, canvasElement }: StoryContext) => {
  if (globals['translated'] !== true) return undefined
  const started = translatePage(canvasElement)
  translator = started
  return () => {
    translator = null
    started.stop()
  }
}

/**
 * Checks that a page translator does no harm to a story. A translator replaces text nodes. React then
 * cannot insert anything before such a node, or change it, unless the text is alone in its element.
 *
 * @throws when a text stands beside another node, or was changed where nobody sees it
 */
export const checkTexts = ({ canvasElement }: StoryContext): void => {
  if (translator !== null) {
    if (translator.stale.length > 0)
      throw new Error(`Changed after it was translated: ${translator.stale.join(' | ')}`)
    return
  }
  const walker = document.createTreeWalker(canvasElement, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const { parentElement: parent, textContent } = node
    if (parent === null || parent.childNodes.length === 1 || textContent?.trim() === '') continue
    if (parent.closest('[translate=no]') === null)
      throw new Error(`A text stands beside another node, give it a span: ${parent.outerHTML}`)
  }
}
