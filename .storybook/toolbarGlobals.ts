import { useSyncExternalStore } from 'react'
import { addons } from 'storybook/preview-api'
import { toolbarStart } from './toolbar.ts'

/** Values of the toolbars, by name. */
export type Globals = Readonly<Record<string, unknown>>

interface GlobalsEvent {
  readonly globals: Globals
}

let shown: Globals = toolbarStart
const listeners = new Set<() => void>()

const change = (globals: Globals): void => {
  shown = globals
  for (const listener of listeners) listener()
}

// A frame of a story sends its own `setGlobals` and `globalsUpdated` to the page that contains it. The first
// event comes before there is a frame, and the others come from the toolbars alone.
void addons.ready().then((channel) => {
  channel.once('setGlobals', ({ globals }: GlobalsEvent) => {
    change(globals)
  })
  channel.on('updateGlobals', ({ globals }: GlobalsEvent) => {
    change({ ...shown, ...globals })
  })
  channel.on('resetGlobals', () => {
    change(toolbarStart)
  })
})

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The values of the toolbars on a page of documentation, which need not belong to a story. */
export const useToolbarGlobals = (): Globals => useSyncExternalStore(subscribe, () => shown)
