/*
 * Runs inline at the end of every prerendered document: the page reads, links and menus work, and
 * the app comes when the page has loaded and the browser is idle, or with the first touch, key or
 * focus. What was pressed before is pressed again once the app listens (issue of speed). Like
 * `boot.ts` it stands alone: `scripts/inlineBoot.ts` strips the types and puts it in.
 */
;(() => {
  const root = document.documentElement
  const { chunks, styles = '', zh = '', en = '', now } = document.currentScript?.dataset ?? {}
  if (chunks === undefined) return

  // What was typed into a page that is reloaded before the app was there: the app keeps drafts, this
  // keeps the rest. No passwords: they belong in no storage.
  const place = `typed ${location.pathname}`
  const fields = () =>
    document.querySelectorAll<HTMLInputElement>('input:not([type=password],[type=checkbox])')
  const save = () => {
    const values = Array.from(fields(), ({ value }) => value)
    try {
      if (values.join('') !== '') sessionStorage.setItem(place, JSON.stringify(values))
    } catch {
      // Storage is blocked: a reload empties the page, as it does everywhere.
    }
  }
  const restore = () => {
    try {
      const values = JSON.parse(sessionStorage.getItem(place) ?? '[]') as string[]
      sessionStorage.removeItem(place)
      fields().forEach((field, at) => {
        if (field.value === '') field.value = values[at] ?? ''
      })
    } catch {
      // See above.
    }
  }
  addEventListener('pagehide', save)

  const pressable = 'a, button, input'
  const signs = ['pointerdown', 'keydown', 'focusin'] as const
  /** What waits for the app: an element by itself and, should the app draw anew, by its place. */
  const waiting: { element: HTMLElement; place: number }[] = []
  let started = false

  const fetchAhead = (rel: string, href: string): HTMLLinkElement => {
    const link = document.createElement('link')
    link.rel = rel
    link.href = href
    document.head.append(link)
    return link
  }

  /** Scripts travel side by side and run one by one, so that none holds up a touch for long. */
  const run = async () => {
    const names = `${root.lang === 'en' ? en : zh} ${chunks}`.trim().split(' ')
    const files = names.map((name) => `/assets/${name}.js`)
    for (const file of files) fetchAhead('modulepreload', file)
    // All global styles: the document has those that it needs, other pages need more.
    const styled = new Promise((resolve) => {
      const sheet = fetchAhead('stylesheet', `/assets/${styles}.css`)
      sheet.onload = sheet.onerror = resolve
    })
    for (const file of files) {
      if (file === files.at(-1)) await styled
      await import(/* @vite-ignore */ file)
      await new Promise((resolve) => setTimeout(resolve))
    }
  }

  const start = () => {
    if (started) return
    started = true
    for (const sign of signs) document.removeEventListener(sign, start, true)
    // Emotion takes over the classes whose names it finds here: they stand in the text beside it.
    const classes = document.querySelector<HTMLElement>('style[data-emotion]')
    if (classes) {
      const names = classes.textContent.match(/(?<=\.css-)\w+/g)
      classes.dataset['emotion'] = `css ${[...new Set(names)].join(' ')}`
    }
    run().catch(() => {
      // Without the app this stays a page to read: let links and forms be the browser's again.
      root.hidden = false
      release(false)
    })
  }

  const hold = (event: Event) => {
    const target = event.target instanceof Element ? event.target : null
    const pressed =
      event.type === 'submit'
        ? (event as SubmitEvent).submitter
        : // Menus of the platform and all other links need no app.
          target?.closest<HTMLElement>('button:not([popovertarget]), a[hreflang]')
    const mouse = event as MouseEvent
    if (mouse.metaKey || mouse.ctrlKey || mouse.shiftKey || mouse.altKey) return
    if (!pressed && event.type === 'click') return
    event.preventDefault()
    event.stopImmediatePropagation()
    start()
    if (!pressed) return
    waiting.push({
      element: pressed,
      place: [...document.querySelectorAll(pressable)].indexOf(pressed),
    })
  }

  const release = (again: boolean) => {
    document.removeEventListener('click', hold, true)
    document.removeEventListener('submit', hold, true)
    removeEventListener('pagehide', save)
    if (!again) return
    for (const { element, place } of waiting) {
      const now = element.isConnected ? element : document.querySelectorAll(pressable)[place]
      if (now instanceof HTMLElement) now.click()
    }
  }

  for (const sign of signs) document.addEventListener(sign, start, true)
  document.addEventListener('click', hold, true)
  document.addEventListener('submit', hold, true)
  document.addEventListener('app-listens', () => release(true), { once: true })

  // The shell has nothing to read before the app.
  if (now !== undefined) {
    start()
    return
  }
  // Whoever waits for the words of the other language waits for the app as well: it brings both.
  if (root.hidden) {
    document.addEventListener(
      'words-arrived',
      () => {
        restore()
        start()
      },
      { once: true },
    )
    return
  }
  restore()
  const whenIdle = () => {
    if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: 2_000 })
    else setTimeout(start, 200)
  }
  if (document.readyState === 'complete') whenIdle()
  else addEventListener('load', whenIdle, { once: true })
})()
