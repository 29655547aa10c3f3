import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Kept {
  readonly control: Control
  readonly place: number
  readonly value: string
  readonly checked: boolean | null
  readonly focused: boolean
}

const selector = 'input, textarea, select'

const controls = (): Control[] => [...document.querySelectorAll<Control>(selector)]

const keep = (control: Control, place: number): Kept => ({
  control,
  place,
  value: control.value,
  checked: control instanceof HTMLInputElement ? control.checked : null,
  focused: control === document.activeElement,
})

/** React notices a value only when it is set behind its back, through the prototype. */
const type = (control: Control, value: string): void => {
  const prototype: object = Object.getPrototypeOf(control) as object
  const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set
  if (setter === undefined) return
  control.value = ''
  setter.call(control, value)
  // Each is drawn before the next: a form that keeps all fields in one value would lose the others.
  flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })))
}

/**
 * Takes down what was typed and ticked before the app was there, and gives it to the app afterwards
 * as if it were typed then.
 *
 * @returns to be called once the app listens; the controls may be other elements by then
 */
export const keepTyped = (): (() => void) => {
  const before = controls().map(keep)
  return () => {
    const after = controls()
    for (const kept of before) {
      const same = kept.control.isConnected
      const control = same ? kept.control : after[kept.place]
      if (control === undefined || control.type !== kept.control.type) continue
      // Who goes on typing while the app starts is further than what was taken down.
      const { value, checked, focused } = same ? keep(control, kept.place) : kept
      const first = kept.control
      if (first instanceof HTMLInputElement && control instanceof HTMLInputElement) {
        if (checked !== null && checked !== first.defaultChecked) {
          control.checked = first.defaultChecked
          flushSync(() => control.click())
        }
      }
      const isText = !(control instanceof HTMLSelectElement) && control.type !== 'checkbox'
      if (isText && value !== '' && value !== (first as HTMLInputElement).defaultValue) {
        type(control, value)
      }
      if (focused && !same) control.focus({ preventScroll: true })
    }
  }
}

/** Menus of the platform that were opened before the app was there: it has not heard of it. */
export const tellOpenMenus = (): void => {
  for (const menu of document.querySelectorAll(':popover-open')) {
    menu.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }))
  }
}
