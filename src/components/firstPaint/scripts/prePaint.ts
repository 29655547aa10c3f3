/* Pre-paint script: no visitor sees the wrong colour mode or language (decisions D7, L1 and L5). */
import { addressIn, languageOfAddress } from '#domain/address.ts'
import { colourModeOf, isDark, type ColourMode } from '#domain/colourMode.ts'
import { htmlLang } from '#domain/language.ts'
import { colourModeKey, languageKey, lineSeenKey, sessionHintKey } from '#domain/storageKeys.ts'
import { takeLink } from './mailedLink.ts'

takeLink()

const root = document.documentElement

const dark = matchMedia('(prefers-color-scheme: dark)')
const print = matchMedia('print')
// The colours of the browser's own bars: light, dark.
const bars = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
const colours = bars.map(({ content }) => content)
const setMode = () => {
  const mode = colourModeOf(root.dataset['colourMode'])
  const on = isDark(mode, { systemDark: dark.matches, print: print.matches })
  root.classList.toggle('dark', on)
  for (const [index, bar] of bars.entries()) {
    bar.content = colours[mode === 'system' ? index : Number(mode === 'dark')] ?? ''
  }
}
// The radio buttons of `ColourModeChoice`, before and after hydration.
const radios = () => document.querySelectorAll<HTMLInputElement>('[data-colour-modes] input')
const choose = (mode: ColourMode) => {
  root.dataset['colourMode'] = mode
  setMode()
  for (const radio of radios()) radio.checked = radio.value === mode
}
const chooseStored = () => {
  try {
    choose(colourModeOf(localStorage.getItem(colourModeKey)))
  } catch {
    // Storage is blocked: as the system.
    choose('system')
  }
}
chooseStored()
for (const query of [dark, print]) query.addEventListener('change', setMode)
addEventListener('beforeprint', () => root.classList.remove('dark'))
addEventListener('afterprint', setMode)
addEventListener('DOMContentLoaded', () => choose(colourModeOf(root.dataset['colourMode'])))
addEventListener('change', ({ target }) => {
  const radio = [...radios()].find((element) => element === target)
  if (radio === undefined) return
  const mode = colourModeOf(radio.value)
  choose(mode)
  try {
    if (mode === 'system') localStorage.removeItem(colourModeKey)
    else localStorage.setItem(colourModeKey, mode)
  } catch {
    // Storage is blocked: the choice holds for this document.
  }
})
addEventListener('storage', ({ key, newValue }) => {
  // Without a key another tab has cleared everything.
  if (key === null || key === colourModeKey) choose(colourModeOf(newValue))
})

root.lang = htmlLang[languageOfAddress(location.pathname)]

const leadToLanguage = () => {
  const { pathname, search, hash } = location
  try {
    if (languageOfAddress(pathname) === 'zh' && localStorage.getItem(languageKey) === 'en') {
      root.hidden = true
      location.replace(addressIn('en', pathname) + search + hash)
    }
  } catch {
    // Storage is blocked: the address decides.
  }
}
leadToLanguage()

// A page of the back-forward cache gets no `storage` event.
addEventListener('pageshow', ({ persisted }) => {
  if (!persisted) return
  chooseStored()
  leadToLanguage()
})

// The field says what is searched as soon as it is there.
const searched = new URLSearchParams(location.search).get('q')
if (searched !== null) {
  const observer = new MutationObserver(() => {
    const field = document.querySelector<HTMLInputElement>('main input[type=search]')
    if (field === null) return
    observer.disconnect()
    field.value = searched
  })
  observer.observe(document, { childList: true, subtree: true })
}

// The list of the document is not narrowed: it is hidden until the app has read the address.
root.toggleAttribute('data-query', /[?&](?:q|stock|from|to)=/.test(location.search))

// Without the hint the app asks no service: the header can say "Log in" at once.
try {
  root.toggleAttribute('data-visitor', localStorage.getItem(sessionHintKey) === null)
} catch {
  // Storage is blocked: the app asks.
}

// Links with `hreflang` are the choices of the language menu, before and after hydration.
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null
  if (link === null) return
  try {
    if (link.hreflang === htmlLang.en) localStorage.setItem(languageKey, 'en')
    else localStorage.removeItem(languageKey)
  } catch {
    // Storage is blocked: only the address has the choice.
  }
})

// Forms are sent by the app, not by the browser, but for the search of the header, which has an address.
addEventListener('submit', (event) => {
  if (event.target instanceof Element && !event.target.hasAttribute('action'))
    event.preventDefault()
})

// Current flows through the line of the landing page once a session.

const isFlow = (animation: Animation) =>
  animation instanceof CSSAnimation && animation.animationName === 'flow'

const markLineSeen = () => document.documentElement.setAttribute('data-line-seen', '')

try {
  if (sessionStorage.getItem(lineSeenKey) !== null) markLineSeen()
} catch {
  // Storage is blocked: the current flows again.
}
addEventListener('animationend', ({ animationName }) => {
  if (animationName !== 'flow' || document.getAnimations().some(isFlow)) return
  markLineSeen()
  try {
    sessionStorage.setItem(lineSeenKey, '1')
  } catch {
    // Storage is blocked.
  }
})
