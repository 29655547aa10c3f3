/* Inline script that starts the app after load and an idle moment, or at the first interaction. */
import { hydratedEvent } from './hydratedEvent.ts'

const files = JSON.parse(document.currentScript?.dataset['files'] ?? '[]') as readonly string[]
const signs = ['pointerdown', 'keydown', 'focusin']
let pressed: HTMLElement | null = null

const keepPress = ({ target }: Event) => {
  pressed = (target as Element).closest<HTMLElement>('button:not([popovertarget])')
}
const start = () => {
  for (const sign of signs) removeEventListener(sign, start, true)
  for (const href of files)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
    )
  void import(/* @vite-ignore */ files[0] ?? '')
}
for (const sign of signs) addEventListener(sign, start, true)
addEventListener('click', keepPress, true)
// oxlint-disable-next-line typescript/no-unnecessary-condition -- Safari does not have it
addEventListener('load', () => (window.requestIdleCallback ?? setTimeout)(start))
// A button that was pressed before hydration is clicked again after it.
addEventListener(
  hydratedEvent,
  () => {
    removeEventListener('click', keepPress, true)
    pressed?.click()
  },
  { once: true },
)
