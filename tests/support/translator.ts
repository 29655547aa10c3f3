/** A translator at work on a page. */
export interface Translator {
  /** Texts that the page changed after they were translated: nobody saw the change. */
  readonly stale: readonly string[]
  /** Stops translating; what is translated stays. */
  readonly stop: () => void
}

/**
 * Does to a page what the translators of Chrome and Edge do: it replaces each text node by a copy in two
 * `font` elements, also those that come later. The texts themselves stay the same. The function uses
 * nothing around it, so that Playwright can run it in a page.
 *
 * @param root - the part of the page that is translated
 */
export const translatePage = (root: Node): Translator => {
  const stale: string[] = []
  const tag: string = 'font'
  const untouched = 'script, style, noscript, textarea, svg, font, [translate=no]'
  const originals = new MutationObserver((records) => {
    for (const { target } of records) stale.push((target as Text).data)
  })
  const translate = (text: Text) => {
    if (text.data.trim() === '' || text.parentElement?.closest(untouched) !== null) return
    const outer = document.createElement(tag)
    const inner = document.createElement(tag)
    inner.append(text.data)
    outer.append(inner)
    text.replaceWith(outer)
    originals.observe(text, { characterData: true })
  }
  const translateAll = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    for (let one: Node | null = node; one !== null; one = walker.nextNode()) {
      if (one instanceof Text) texts.push(one)
    }
    for (const text of texts) translate(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { addedNodes, target, type } of records) {
      if (type === 'characterData') translateAll(target)
      for (const node of addedNodes) if (node.isConnected) translateAll(node)
    }
  })
  translateAll(root)
  observer.observe(root, { childList: true, characterData: true, subtree: true })
  return {
    stale,
    stop: () => {
      observer.disconnect()
      originals.disconnect()
    },
  }
}
