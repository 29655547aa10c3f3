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
  useEffect(() => {
    document.documentElement.classList.toggle('dark', mode === 'dark')
    document.documentElement.lang = 'en'
  }, [mode])
  return <DocsContainer {...props} theme={brandTheme(mode)} />
}

export default BrandedDocs
