import type { KeyboardEvent } from 'react'
import { composingAttribute } from '#domain/composing.ts'

/**
 * Whether a key belongs to the input method. Safari ends a composition before the key that ended it
 * arrives: `isComposing` is false by then, and only key code 229 tells.
 */
export const endsComposition = ({ nativeEvent }: KeyboardEvent): boolean =>
  // oxlint-disable-next-line typescript/no-deprecated -- nothing else tells it in Safari
  nativeEvent.isComposing || nativeEvent.keyCode === 229

/** Whether an input method has begun in a field before the app could hear it: the start script notes that. */
export const wasComposing = (field: Element | null): boolean =>
  field !== null &&
  field === document.activeElement &&
  document.documentElement.hasAttribute(composingAttribute)
