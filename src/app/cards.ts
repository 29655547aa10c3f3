/*
 * Runs inline in the documents of categories, before the first paint: shows that there is nothing
 * yet, or draws the visitor's own first cards as they were last seen, long before the app is there to read the catalogue (decision record
 * 010). It clones the model card in the page, so that looks and words keep one home, and writes
 * text only. Like `boot.ts` it stands alone. What it reads is what `firstCards.browser.ts` keeps.
 */
;(() => {
  const root = document.documentElement
  const draw = () => {
    try {
      // Most who come for the first time: the page says so at once, and nothing moves later.
      const stored = localStorage.getItem('local_products') ?? '[]'
      if (root.toggleAttribute('data-no-products', stored === '[]')) return
    } catch {
      // Storage is blocked: the app will say so.
    }
    const host = document.querySelector('[data-first-cards]')
    const model = host?.previousElementSibling?.querySelector('ul')
    const [, category] = /\/products\/(\w+)\/?$/.exec(location.pathname) ?? []
    // A search or another order shows other cards.
    if (!host || !model || category === undefined || location.search !== '') return
    try {
      const key = `first_cards_${category}_${root.lang === 'en' ? 'en' : 'zh'}`
      const cards = JSON.parse(localStorage.getItem(key) ?? '[]') as Record<string, string>[]
      const list = model.cloneNode(true) as HTMLElement
      const card = list.firstElementChild as HTMLElement
      list.replaceChildren(
        ...cards.map(({ id = '', out, ...words }) => {
          const drawn = card.cloneNode(true) as HTMLElement
          const find = (part: string) => drawn.querySelector<HTMLElement>(part)
          drawn.dataset['product'] = id
          const link = find('a') as HTMLAnchorElement
          link.href = `${location.pathname.replace(/\/$/, '')}/${encodeURIComponent(id)}`
          link.textContent = words['name'] ?? ''
          for (const part of ['price', 'stock', 'description']) {
            const element = find(`.${part}`)
            if (element) element.textContent = words[part] ?? ''
          }
          find('.stock')?.toggleAttribute('data-out', Boolean(out))
          return drawn
        }),
      )
      if (cards.length === 0) return
      host.append(list)
      root.toggleAttribute('data-own-cards', true)
    } catch {
      // Storage is blocked or holds something else: the app will say what there is.
    }
  }
  // A page that waits for its English words is drawn when they are there.
  if (root.hidden) document.addEventListener('words-arrived', draw)
  else draw()
})()
