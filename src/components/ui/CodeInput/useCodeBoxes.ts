import {
  useRef,
  useState,
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent as BoxInputEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { endsComposition } from '#components/ui/composition.ts'
import {
  deleteDigit,
  digitsInPaste,
  eraseDigit,
  furthestBox,
  insertDigits,
  type CodeEdit,
} from './codeEdits.ts'

/** What {@link useCodeBoxes} needs to know. */
export interface CodeBoxesOptions {
  /** The digits so far, from the first box on. */
  readonly value: string
  /** Nothing can be changed for now. */
  readonly readOnly: boolean
  /** Called with the digits after each change. */
  readonly onChange: (value: string) => void
}

/** Where the arrow keys, Home and End lead from a box; `null` for other keys. */
const destination = (key: string, index: number, code: string): number | null => {
  if (key === 'ArrowLeft') return Math.max(index - 1, 0)
  if (key === 'ArrowRight') return Math.min(index + 1, furthestBox(code))
  if (key === 'Home') return 0
  return key === 'End' ? furthestBox(code) : null
}

/**
 * Keyboard, paste, autofill and input methods over the six boxes. While an input method composes,
 * the box shows what it composes and nothing else happens: moving the focus or rewriting the text
 * then is what corrupts digits. `group` is the element that holds the boxes.
 */
export const useCodeBoxes = (
  group: RefObject<HTMLElement | null>,
  { value, readOnly, onChange }: CodeBoxesOptions,
) => {
  const composing = useRef(false)
  const moving = useRef(false)
  const gap = useRef(false)
  const [draft, setDraft] = useState<{ readonly index: number; readonly text: string } | null>(null)
  const [active, setActive] = useState<number | null>(null)

  const focusBox = (index: number) => {
    const box = group.current?.querySelectorAll('input')[index]
    moving.current = true
    box?.focus()
    box?.select()
    moving.current = false
    gap.current = false
    setActive(index)
  }
  const apply = ({ code, focus, gap: left }: CodeEdit) => {
    if (readOnly) return
    focusBox(focus)
    gap.current = left
    if (code !== value) onChange(code)
  }
  const insert = (index: number, digits: string) => {
    if (digits !== '') apply(insertDigits(value, index, digits, gap.current))
  }
  const erase = (index: number) => apply(eraseDigit(value, index, gap.current))

  return {
    /** The box that Tab reaches: one stop for the whole group. */
    tabStop: Math.min(active ?? value.length, furthestBox(value)),
    /** What a box shows. */
    textOf: (index: number) => (draft?.index === index ? draft.text : (value[index] ?? '')),
    // A click on a box further on would make a hole: it leads to the first empty one.
    onFocus: (index: number) => {
      if (!moving.current) focusBox(Math.min(index, furthestBox(value)))
    },
    onBlur: () => setActive(null),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => {
      if (composing.current || endsComposition(event)) return
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const target = destination(event.key, index, value)
      if (target !== null) {
        event.preventDefault()
        focusBox(target)
      } else if (event.key === 'Backspace' || event.key === 'Delete') {
        event.preventDefault()
        if (event.key === 'Delete') apply(deleteDigit(value, index))
        else erase(index)
      }
    },
    // `onInput`, not `onChange`: typing the same digit again must advance as well.
    onInput: (event: BoxInputEvent<HTMLInputElement>, index: number) => {
      const text = event.currentTarget.value
      if (composing.current) {
        setDraft({ index, text })
        return
      }
      const native: Event = event.nativeEvent
      const { data, inputType } =
        native instanceof InputEvent ? native : { data: null, inputType: '' }
      if (inputType.startsWith('delete')) erase(index)
      // Autofill and the clipboard of a keyboard bring a whole text, typing only what was typed.
      else insert(index, digitsInPaste(data ?? text))
    },
    onPaste: (event: ClipboardEvent<HTMLInputElement>, index: number) => {
      event.preventDefault()
      insert(index, digitsInPaste(event.clipboardData.getData('text')))
    },
    onCompositionStart: (event: CompositionEvent<HTMLInputElement>, index: number) => {
      composing.current = true
      setDraft({ index, text: event.currentTarget.value })
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>, index: number) => {
      composing.current = false
      setDraft(null)
      insert(index, digitsInPaste(event.data))
    },
  }
}
