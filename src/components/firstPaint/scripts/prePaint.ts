/* Pre-paint script: no visitor sees the wrong colour mode or language (decisions L1 and L5). */
import { addressIn, languageOfAddress } from '#domain/address.ts'
import { htmlLang } from '#domain/language.ts'
import { takeLink } from './mailedLink.ts'

takeLink()

const storageKey = 'language'
const root = document.documentElement

const dark = matchMedia('(prefers-color-scheme: dark)')
const print = matchMedia('print')
// Paper is light.
const setMode = () => root.classList.toggle('dark', dark.matches && !print.matches)
setMode()
for (const query of [dark, print]) query.addEventListener('change', setMode)
addEventListener('beforeprint', () => root.classList.remove('dark'))
addEventListener('afterprint', setMode)

const { pathname, search, hash } = location
const language = languageOfAddress(pathname)
root.lang = htmlLang[language]

try {
  if (language === 'zh' && localStorage.getItem(storageKey) === 'en') {
    root.hidden = true
    location.replace(addressIn('en', pathname) + search + hash)
  }
} catch {
  // Storage is blocked: the address decides.
}

// Links with `hreflang` are the choices of the language menu, before and after hydration.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link === null) return
  try {
    if (link.hreflang === htmlLang.en) localStorage.setItem(storageKey, 'en')
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage is blocked: only the address has the choice.
  }
})

// Forms are sent by the app, not by the browser.
addEventListener('submit', (event) => event.preventDefault())

// Current flows through the line of the landing page once a session.
const lineKey = 'line-seen'

const markLineSeen = () => document.documentElement.setAttribute('data-line-seen', '')

try {
  if (sessionStorage.getItem(lineKey) !== null) markLineSeen()
} catch {
  // Storage is blocked: the current flows again.
}
addEventListener('animationend', ({ animationName }) => {
  if (animationName !== 'flowEnd') return
  markLineSeen()
  try {
    sessionStorage.setItem(lineKey, '1')
  } catch {
    // Storage is blocked.
  }
})
