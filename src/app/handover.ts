import { flushSync } from 'react-dom'

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

interface Kept {
  readonly control: Control
  readonly place: number
  readonly value: string
  /** Value or tick of the untouched page. */
  readonly initial: string | boolean
  readonly checked: boolean
  /** Where the caret stood; `null` where the browser does not tell, as in fields for addresses. */
  readonly caret: readonly [start: number, end: number] | null
}

const selector = 'input, textarea, select'

const isControl = (target: EventTarget | null): target is Control =>
  target instanceof Element && target.matches(selector)

const isTick = (control: Control): control is HTMLInputElement => control.type === 'checkbox'

const initialOf = (control: Control): string | boolean => {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options]
    return (options.find((option) => option.defaultSelected) ?? options[0])?.value ?? ''
  }
  return isTick(control) ? control.defaultChecked : control.defaultValue
}

const keep = (control: Control, place: number, initial: string | boolean): Kept => {
  const text = control instanceof HTMLSelectElement ? null : control
  const [start, end] = [text?.selectionStart ?? null, text?.selectionEnd ?? null]
  return {
    control,
    place,
    initial,
    value: control.value,
    checked: isTick(control) && control.checked,
    caret: start === null || end === null ? null : [start, end],
  }
}

/**
 * React hears of a value only when it differs from the one it noted down. Where it noted the typed
 * one while taking the page over, the note goes instead of the value: setting a value moves the
 * caret and would end the composing of a Chinese word.
 */
const forget = (control: Control): boolean => {
  const { _valueTracker: note } = control as {
    _valueTracker?: { setValue?: (value: string) => void }
  }
  note?.setValue?.('\0')
  return note?.setValue !== undefined
}

const tick = (initial: boolean, control: HTMLInputElement): void => {
  control.checked = initial
  flushSync(() => control.click())
}

const choose = (value: string, control: HTMLSelectElement): void => {
  control.value = value
  flushSync(() => control.dispatchEvent(new Event('change', { bubbles: true })))
}

const type = ({ value, caret }: Kept, control: HTMLInputElement | HTMLTextAreaElement): void => {
  if (control.value !== value || !forget(control)) {
    const prototype: object = Object.getPrototypeOf(control) as object
    control.value = ''
    // Through the prototype: what is set on the control itself React takes for its own work.
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value)
    if (caret !== null && control === document.activeElement) {
      control.setSelectionRange(...caret)
    }
  }
  // Each is drawn before the next: a form that keeps all fields in one value would lose the others.
  flushSync(() => control.dispatchEvent(new Event('input', { bubbles: true })))
}

/**
 * Takes down what was typed and ticked before the app was there and while it starts, and gives it to
 * the app afterwards as if it were typed then.
 *
 * @returns to be called once the app listens; the controls may be other elements by then
 */
export const keepTyped = (): (() => void) => {
  const all = new Map<Control, Kept>()
  document.querySelectorAll<Control>(selector).forEach((control, place) => {
    all.set(control, keep(control, place, initialOf(control)))
  })
  let focused: EventTarget | null = document.activeElement
  // Whoever types while the app draws is further than what was taken down; and the app, when it
  // hears of one field, empties those it has not heard of yet.
  const follow = ({ type: sign, target }: Event) => {
    if (sign === 'focusin') focused = target
    const kept = isControl(target) ? all.get(target) : undefined
    if (kept === undefined) return
    const { control, place, initial } = kept
    const { caret, ...typed } = keep(control, place, initial)
    all.set(control, sign === 'input' ? { ...typed, caret } : { ...kept, caret })
  }
  const signs = ['input', 'focusin', 'selectionchange'] as const
  for (const sign of signs) document.addEventListener(sign, follow, true)
  return () => {
    for (const sign of signs) document.removeEventListener(sign, follow, true)
    const after = [...document.querySelectorAll<Control>(selector)]
    // The one with the focus first: after it the app does not empty it any more, and its caret stays.
    const inOrder = [...all.values()].sort(
      (a, b) => Number(b.control === focused) - Number(a.control === focused),
    )
    for (const kept of inOrder) {
      const first = kept.control
      const same = first.isConnected
      const control = same ? first : after[kept.place]
      if (control === undefined || control.type !== first.type) continue
      if (focused === first && !same) control.focus({ preventScroll: true })
      const { initial, value } = kept
      if (isTick(control)) {
        if (kept.checked !== initial) tick(initial === true, control)
      } else if (value === initial) continue
      else if (control instanceof HTMLSelectElement) choose(value, control)
      else type(kept, control)
    }
  }
}

/** Menus of the platform that were opened before the app was there: it has not heard of it. */
export const tellOpenMenus = (): void => {
  for (const menu of document.querySelectorAll(':popover-open')) {
    menu.dispatchEvent(new ToggleEvent('toggle', { oldState: 'closed', newState: 'open' }))
  }
}
