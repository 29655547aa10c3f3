import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, type PropsWithChildren } from 'react'
import { brandTheme } from './brand.ts'
import './docs.css'
import { useSystemDark } from './systemMode.ts'
import { useToolbarGlobals } from './toolbarGlobals.ts'

/** Documentation in the colours of the brand, in the colour mode of the toolbar or the system. */
const BrandedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const { theme: wanted } = useToolbarGlobals()
  const systemDark = useSystemDark()
  const dark = wanted === 'dark' || (wanted !== 'light' && wanted !== 'both' && systemDark)
  useEffect(() => {
    document.documentElement.classList.toggle('dark', dark)
    document.documentElement.lang = 'en'
  }, [dark])
  return <DocsContainer {...props} theme={brandTheme(dark ? 'dark' : 'light')} />
}

export default BrandedDocs
