import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { brandTheme } from './brand.ts'
import './docs.css'
import { modeOf, useSystemDark } from './systemMode.ts'
import { useToolbarGlobals } from './toolbarGlobals.ts'

/** Documentation in the colours of the brand, in the colour mode of the toolbar or the system. */
const BrandedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const { theme: wanted } = useToolbarGlobals()
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
