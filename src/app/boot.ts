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
  const english = /^\/en(\/|$)/.test(location.pathname) || stored === 'en'
  root.lang = english ? 'en' : 'zh-CN'
  document.title = english ? 'Xinyuan Tech' : '新源科技'
})()
