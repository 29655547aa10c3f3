/*
 * Runs inline, before the first paint, so that no visitor sees a flash of the other language or
 * colour mode (decision L1). It stands alone: `scripts/inlineBoot.ts` strips the types and puts it
 * into the document, so it must not import anything. The storage key is the one of
 * `services/browser/language.adapter.ts`; `boot.test.ts` holds the two together.
 */
;(() => {
  const root = document.documentElement
  const dark = matchMedia('(prefers-color-scheme: dark)')
  const paint = () => root.classList.toggle('dark', dark.matches)
  paint()
  dark.addEventListener('change', paint)

  let stored: string | null = null
  try {
    stored = localStorage.getItem('language')
  } catch {
    // Storage is blocked: the address alone decides.
  }
  const underEn = /^\/en(\/|$)/.test(location.pathname)
  const english = underEn || stored === 'en'
  root.lang = english ? 'en' : 'zh-CN'
  // A prerendered document has the title of its page already.
  if (document.title === '') document.title = english ? 'Xinyuan Tech' : '新源科技'

  const words = root.dataset['words']
  if (underEn || !english || words === undefined) return
  // A Chinese document for somebody who chose English (decision record 010): nothing shows until
  // the same page in English words has arrived.
  root.hidden = true
  const request = new XMLHttpRequest()
  const arrived = () => {
    const fresh = request.response as Document | null
    const old = document.getElementById('root')
    const root2 = fresh?.getElementById('root')
    if (fresh && root2 && old) {
      old.replaceWith(document.adoptNode(root2))
      document.title = fresh.title
      root.hidden = false
    }
    // Without them the page stays hidden until the app has drawn it in English.
    document.dispatchEvent(new Event('words-arrived'))
  }
  request.onloadend = () => {
    if (document.readyState === 'loading') {
      document.addEventListener('DOMContentLoaded', arrived, { once: true })
    } else arrived()
  }
  request.open('GET', words)
  request.responseType = 'document'
  request.send()
})()
