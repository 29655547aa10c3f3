import { chakra } from '@chakra-ui/react/styled-system'
import { useControllableState } from '@chakra-ui/react/hooks'
import { useId, useRef, type Ref } from 'react'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { limits } from '#domain/limits.ts'
import { useCodeBoxes } from './useCodeBoxes.ts'

/** Props of {@link CodeInput}. */
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
  /** Marks all six boxes where the message stands elsewhere. @defaultValue false */
  readonly invalid?: boolean
  /** Cannot be changed while the code is being checked; keeps the focus. @defaultValue false */
  readonly readOnly?: boolean
  /** The first box, to move focus to it. */
  readonly ref?: Ref<HTMLInputElement>
}

const Root = chakra('div', { base: { display: 'grid', gap: '2.5' } })

const Group = chakra(
  'div',
  {
    base: {
      display: 'grid',
      gridTemplateColumns: `repeat(${limits.codeLength}, minmax(0, 3.5rem))`,
      gap: '2',
    },
  },
  // Chakra has a style property of this name. Page translators must not change digits.
  { forwardProps: ['translate'] },
)

const Box = chakra('input', {
  base: {
    ...inputRecipe.base,
    height: '3.75rem',
    '&, &[aria-invalid=true]': { paddingInline: 0 },
    fontSize: '2xl',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'center',
    // Above its neighbours, so that the whole ring is visible.
    _focusVisible: { position: 'relative', borderWidth: '2px' },
    '&:is(:focus-visible, [data-focus-visible]):not([aria-invalid=true])': {
      borderColor: 'brand.solid',
    },
  },
})

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
  const group = useRef<HTMLDivElement>(null)
  const [code, setCode] = useControllableState({ value, defaultValue, onChange })
  const boxes = useCodeBoxes(group, { value: code, readOnly, onChange: setCode })
  return (
    <Root>
      <Group
        ref={group}
        role="group"
        aria-label={label}
        aria-describedby={errorId}
        data-filled={code.replace(/\D/gu, '').length}
        translate="no"
      >
        {places.map((index) => (
          <Box
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
      </Group>
      {name === undefined ? null : <input type="hidden" name={name} value={code} data-secret />}
      {error === undefined || errorId === undefined ? null : (
        <FieldError id={errorId} announced={announced}>
          {error}
        </FieldError>
      )}
    </Root>
  )
}
