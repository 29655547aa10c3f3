import { hydratedEvent, hydratingEvent } from '#components/firstPaint/scripts/hydratedEvent.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

const fieldsOf = (document: Document) => [
  ...document.querySelectorAll<Field>('input:not([type=file]), textarea, select'),
]

/** What stays the same of a field when it is built anew. */
const keyOf = (field: Field) => field.name || field.getAttribute('aria-label') || field.type

/** Enters a text as a person does: React hears of it. */
const enter = (field: Field, value: string) => {
  // React watches the property of the element itself.
  const prototype = Reflect.getPrototypeOf(field) ?? field
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Whether something was typed into a field since it was built. */
const isTyped = (field: Field) =>
  !(field instanceof HTMLSelectElement) && field.value !== field.defaultValue

const copy = (from: Field, to: Field) => {
  const areInputs = from instanceof HTMLInputElement && to instanceof HTMLInputElement
  if (areInputs && ['checkbox', 'radio'].includes(from.type)) {
    if (from.checked !== to.checked) to.click()
  } else if (from.value !== to.value && !isTyped(to)) enter(to, from.value)
}

/**
 * Once its value is set, a field is changed by no initial value of React: a person who has begun to write in it does not
 * find a stored draft beside the first letters.
 */
const keepFromDrafts = (target: EventTarget | null) => {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return
  const { value } = target
  if (!['checkbox', 'radio', 'file'].includes(target.type)) target.value = value
}

/**
 * Holds the fields of the page while React may build it anew: because a password manager or a translator
 * has changed the markup before hydration, or after an error. What was typed or filled in stays in
 * memory only, also passwords.
 *
 * @returns puts the values, and the focus, into the fields that have taken the place of others
 */
export const holdTyped = (): (() => void) => {
  const typed = fieldsOf(document)
  let focused: EventTarget | null = document.activeElement
  keepFromDrafts(focused)
  const press = ({ target }: Event) => keepFromDrafts(target)
  const follow = (event: Event) => {
    focused = event.target
    press(event)
  }
  // While capturing: React hydrates a field in its own listener, before the focus comes.
  document.addEventListener('pointerdown', press, true)
  document.addEventListener('focusin', follow, true)
  return () => {
    document.removeEventListener('pointerdown', press, true)
    document.removeEventListener('focusin', follow, true)
    const all = fieldsOf(document)
    for (const [index, field] of typed.entries()) {
      if (field.isConnected) continue
      const key = keyOf(field)
      const before = typed.slice(0, index).filter((other) => keyOf(other) === key).length
      const next = all.filter((other) => keyOf(other) === key)[before]
      if (next === undefined) continue
      copy(field, next)
      if (field === focused && document.activeElement === document.body) next.focus()
    }
  }
}

/** Holds the fields until the page is hydrated. Call it directly before React takes the document over. */
export const holdUntilHydrated = (): void => {
  // While capturing: before the start script clicks a button again.
  window.addEventListener(hydratedEvent, holdTyped(), { capture: true, once: true })
  window.dispatchEvent(new Event(hydratingEvent))
}
