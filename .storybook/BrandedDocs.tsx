import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { brandTheme } from './brand.ts'
import './docs.css'
import { modeOf, useSystemDark } from './systemMode.ts'
import { useToolbarGlobals } from './toolbarGlobals.ts'

/** What a reader does before a page moves. */
const readerEvents = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Whether the address asks for a place of the page. */
const asksForPlace = (): boolean => {
  try {
    return parent.location.hash !== ''
  } catch {
    // Another origin embeds the page.
    return false
  }
}

/** A story in a frame scrolls the page to itself when it takes the focus. Until the reader acts, such a jump is taken back. */
const useStillPage = (page: unknown) => {
  useEffect(() => {
    const ended = new AbortController()
    const { signal } = ended
    let top = scrollY
    const stay = () => {
      if (Math.abs(scrollY - top) > innerHeight) scrollTo(0, top)
      else top = scrollY
    }
    if (!asksForPlace()) addEventListener('scroll', stay, { signal, passive: true })
    for (const name of readerEvents)
      addEventListener(name, () => ended.abort(), { signal, passive: true })
    return () => ended.abort()
  }, [page])
}

/** Documentation in the colours of the brand, in the colour mode of the toolbar or the system. */
const BrandedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const { theme: wanted } = useToolbarGlobals()
  useStillPage(props.context)
  const mode = modeOf(wanted, useSystemDark())
  const theme = brandTheme(mode, 'docs')
  const background = theme.appContentBg
  useEffect(() => {
    const root = document.documentElement
    root.classList.toggle('dark', mode === 'dark')
    root.lang = 'en'
    root.style.setProperty('--page-background', background)
  }, [mode, background])
  return <DocsContainer {...props} theme={theme} />
}

export default BrandedDocs
