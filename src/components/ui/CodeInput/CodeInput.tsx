import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useControllableState } from '@chakra-ui/react/hooks'
import {
  useId,
  useRef,
  type Ref,
  useState,
  type ClipboardEvent,
  type CompositionEvent,
  type InputEvent as BoxInputEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { endsComposition } from '#components/ui/composition.ts'
import { limits } from '#domain/limits.ts'
import {
  deleteDigit,
  digitsInPaste,
  eraseDigit,
  furthestBox,
  insertDigits,
  type CodeEdit,
} from './codeEdits.ts'
import styles from './CodeInput.module.css'

/** What {@link useCodeBoxes} needs to know. */
interface CodeBoxesOptions {
  /** The digits so far, from the first box on. */
  readonly value: string
  /** Nothing can be changed for now. */
  readonly readOnly: boolean
  /** The digits were refused: all of them are selected, because the next code replaces them. */
  readonly refused: boolean
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
const useCodeBoxes = (
  group: RefObject<HTMLElement | null>,
  { value, readOnly, refused, onChange }: CodeBoxesOptions,
) => {
  const composing = useRef(false)
  const moving = useRef(false)
  const gap = useRef(false)
  const [draft, setDraft] = useState<{ readonly index: number; readonly text: string } | null>(null)
  const [active, setActive] = useState<number | null>(null)
  const [selected, setSelected] = useState(false)
  const [seen, setSeen] = useState(false)
  if (refused !== seen) {
    setSeen(refused)
    setSelected(refused)
  }

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
    setSelected(false)
    focusBox(focus)
    gap.current = left
    if (code !== value) onChange(code)
  }
  const insert = (index: number, digits: string) => {
    if (digits === '') return
    apply(
      selected
        ? insertDigits('', 0, digits, false)
        : insertDigits(value, index, digits, gap.current),
    )
  }
  const erase = (index: number) =>
    apply(selected ? { code: '', focus: 0, gap: false } : eraseDigit(value, index, gap.current))

  return {
    /** The box that Tab reaches: one stop for the whole group. */
    tabStop: Math.min(active ?? value.length, furthestBox(value)),
    /** All digits are selected as one: whatever is typed, pasted or deleted replaces them. */
    selected: selected && value !== '',
    /** What a box shows. */
    textOf: (index: number) => (draft?.index === index ? draft.text : (value[index] ?? '')),
    // A click on a box further on would make a hole: it leads to the first empty one.
    onFocus: (index: number) => {
      if (!moving.current) focusBox(Math.min(index, furthestBox(value)))
    },
    onBlur: () => setActive(null),
    // A pointer means one box.
    onPointerDown: () => setSelected(false),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>, index: number) => {
      if (composing.current || endsComposition(event)) return
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'a') {
        event.preventDefault()
        setSelected(true)
      }
      if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
      const target = destination(event.key, index, value)
      if (target !== null) {
        event.preventDefault()
        setSelected(false)
        focusBox(target)
      } else if (event.key === 'Backspace' || event.key === 'Delete') {
        event.preventDefault()
        if (event.key === 'Delete' && !selected) apply(deleteDigit(value, index))
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
    onCopy: (event: ClipboardEvent<HTMLElement>) => {
      if (!selected) return
      event.preventDefault()
      event.clipboardData.setData('text/plain', value)
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

export interface CodeInputProps {
  /** Names the group: 「六位验证码」 / "Six-digit code". */
  readonly label: string
  /** Names a box by its place, counted from 1: 「第 2 位，共 6 位」 / "Digit 2 of 6". */
  readonly digitLabel: (place: number, count: number) => string
  /** Name of the value in the form. */
  readonly name?: string
  /** Digits of a controlled field. Prefer `defaultValue` and read the value on submit. */
  readonly value?: string
  /** Initial digits. @defaultValue '' */
  readonly defaultValue?: string
  /** Called with the digits after each change: 0 to 9, at most six, without gaps. */
  readonly onChange?: (value: string) => void
  /** Id of the first box, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** The whole sentence that says what is wrong; marks all six boxes. */
  readonly error?: string | undefined
  /** The submit after which the error is announced; see `FieldError`. @defaultValue not announced */
  readonly announced?: number | undefined
  /**
   * Marks all six boxes where the message stands elsewhere: the code was refused. All digits are selected then, so
   * that typing or pasting replaces them. @defaultValue false
   */
  readonly invalid?: boolean
  /** Cannot be changed while the code is being checked; keeps the focus. @defaultValue false */
  readonly readOnly?: boolean
  /** The first box, to move focus to it. */
  readonly ref?: Ref<HTMLInputElement>
}

const Box = chakra('input', inputRecipe)

const places = Array.from({ length: limits.codeLength }, (_, index) => index)

/**
 * Six boxes for a code from a mail (spec §5). The code can be typed, pasted in any format, filled in
 * by the system, or composed by an input method, also in full-width digits. The group is one stop in
 * the tab order; arrow keys move inside it.
 */
export const CodeInput = ({
  label,
  digitLabel,
  name,
  value,
  defaultValue = '',
  onChange,
  id,
  error,
  announced,
  invalid = false,
  readOnly = false,
  ref,
}: CodeInputProps) => {
  const ownId = useId()
  const firstId = id ?? ownId
  const errorId = error === undefined ? undefined : `${firstId}-error`
  const labelId = `${firstId}-label`
  const group = useRef<HTMLDivElement>(null)
  const [code, setCode] = useControllableState({ value, defaultValue, onChange })
  const boxes = useCodeBoxes(group, {
    value: code,
    readOnly,
    refused: invalid && !readOnly,
    onChange: setCode,
  })
  return (
    <div className={styles.root}>
      {/* Where the boxes come first in a new form, Orca goes to them unsaid, and says no move of the focus to them. */}
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      <div
        className={styles.boxes}
        ref={group}
        role="group"
        aria-labelledby={labelId}
        aria-describedby={errorId}
        data-selected={boxes.selected ? '' : undefined}
        onPointerDown={boxes.onPointerDown}
        onCopy={boxes.onCopy}
        translate="no"
      >
        {places.map((index) => (
          <Box
            shape="digit"
            key={index}
            id={index === 0 ? firstId : `${firstId}-${index + 1}`}
            {...(index === 0 ? { ref, 'aria-describedby': errorId } : {})}
            type="text"
            inputMode="numeric"
            // On every box, some systems would fill in one digit each.
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="done"
            aria-label={digitLabel(index + 1, limits.codeLength)}
            aria-invalid={invalid || error !== undefined ? true : undefined}
            readOnly={readOnly}
            tabIndex={index === boxes.tabStop ? 0 : -1}
            value={boxes.textOf(index)}
            onFocus={() => boxes.onFocus(index)}
            onBlur={boxes.onBlur}
            onKeyDown={(event) => boxes.onKeyDown(event, index)}
            onInput={(event) => boxes.onInput(event, index)}
            onPaste={(event) => boxes.onPaste(event, index)}
            onCompositionStart={(event) => boxes.onCompositionStart(event, index)}
            onCompositionEnd={(event) => boxes.onCompositionEnd(event, index)}
          />
        ))}
      </div>
      {name === undefined ? null : <input type="hidden" name={name} value={code} data-secret />}
      {error === undefined || errorId === undefined ? null : (
        <FieldError id={errorId} announced={announced}>
          {error}
        </FieldError>
      )}
    </div>
  )
}
