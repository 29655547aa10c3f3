import { useEffect, useState } from 'react'
import { addons } from 'storybook/preview-api'

/** Values of the toolbars, by name. */
export type Globals = Readonly<Record<string, unknown>>

interface GlobalsEvent {
  readonly globals: Globals
}

const events = ['setGlobals', 'globalsUpdated'] as const

/** The values of the toolbars on a page of documentation, which need not belong to a story. */
export const useToolbarGlobals = (): Globals => {
  const [shown, setShown] = useState<Globals>(() => {
    const channel = addons.getChannel()
    const [latest] = (channel.last('globalsUpdated') ?? channel.last('setGlobals') ?? []) as [
      GlobalsEvent?,
    ]
    return latest?.globals ?? {}
  })
  useEffect(() => {
    const channel = addons.getChannel()
    const follow = ({ globals }: GlobalsEvent) => {
      setShown(globals)
    }
    for (const event of events) channel.on(event, follow)
    return () => {
      for (const event of events) channel.off(event, follow)
    }
  }, [])
  return shown
}
