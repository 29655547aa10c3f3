import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState, type PropsWithChildren } from 'react'
import { addons } from 'storybook/preview-api'
import { brandTheme } from './brand.ts'
import './docs.css'
import { useSystemDark } from './systemMode.ts'

interface GlobalsEvent {
  readonly globals: Readonly<Record<string, unknown>>
}

const events = ['setGlobals', 'globalsUpdated'] as const

const useColourMode = (): unknown => {
  const [wanted, setWanted] = useState<unknown>(() => {
    const channel = addons.getChannel()
    const [latest] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
      GlobalsEvent?,
    ]
    return latest?.globals['theme'] ?? 'system'
  })
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: GlobalsEvent) => {
      setWanted(globals['theme'])
    }
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  }, [])
  return wanted
}

/** Documentation in the colours of the brand, in the colour mode of the toolbar or the system. */
const BrandedDocs = (props: PropsWithChildren<DocsContainerProps>) => {
  const wanted = useColourMode()
  const systemDark = useSystemDark()
  const dark = wanted === 'dark' || (wanted !== 'light' && wanted !== 'both' && systemDark)
  useEffect(() => {
    document.documentElement.classList.toggle('dark', dark)
    document.documentElement.lang = 'en'
  }, [dark])
  return <DocsContainer {...props} theme={brandTheme(dark ? 'dark' : 'light')} />
}

export default BrandedDocs
