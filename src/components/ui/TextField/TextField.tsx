import { chakra } from '@chakra-ui/react/styled-system'
import type { KeyboardEvent, Ref } from 'react'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Field } from '#components/ui/Field/Field.tsx'

export interface TextFieldProps {
  /** Names the field. */
  readonly label: string
  /** Name of the value in the form. */
  readonly name: string
  /** Id of the input, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** Kind of text; sets the keyboard of a phone. @defaultValue 'text' */
  readonly type?: 'text' | 'email' | 'tel' | 'url'
  /** What a browser or password manager may fill in (WCAG 1.3.5), e.g. `email`, `given-name`. */
  readonly autoComplete?: string
  /** Keyboard of a phone where `type` does not say it, e.g. `decimal` for a price. */
  readonly inputMode?: 'text' | 'decimal' | 'numeric' | 'email' | 'tel' | 'url'
  /** Initial value. */
  readonly defaultValue?: string
  /** Keeps its text and its focus, as while the form is saved. @defaultValue false */
  readonly readOnly?: boolean
  /** Announced as required. @defaultValue false */
  readonly required?: boolean
  /** Text after the label, such as 「（选填）」 / "(optional)". */
  readonly indicator?: string
  /** Help text. */
  readonly hint?: string
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
  /** The submit after which the error is announced; see `FieldError`. @defaultValue not announced */
  readonly announced?: number | undefined
  /** Marks the input where the message stands elsewhere. @defaultValue false */
  readonly invalid?: boolean
  /** Its text is never stored in the browser. @defaultValue false */
  readonly secret?: boolean
  /** Keys that do more than to type. */
  readonly onKeyDown?: (event: KeyboardEvent<HTMLInputElement>) => void
  /** The input, to move focus to it. */
  readonly ref?: Ref<HTMLInputElement>
}

const Input = chakra('input', inputRecipe)

/** For addresses and numbers: no automatic capital letter, no spell check. */
const noProse = { autoCapitalize: 'none', spellCheck: false } as const

/** One line of text with its label, hint and error (spec §5, brief §5). */
export const TextField = ({
  id,
  label,
  indicator,
  hint,
  error,
  announced,
  invalid = false,
  type = 'text',
  required = false,
  secret = false,
  ...input
}: TextFieldProps) => (
  <Field
    id={id}
    label={label}
    indicator={indicator}
    hint={hint}
    error={error}
    announced={announced}
  >
    {(control) => (
      <Input
        {...input}
        {...control}
        // Otherwise browsers judge an address by themselves, before any submit.
        aria-invalid={
          invalid ? true : (control['aria-invalid'] ?? (type === 'email' ? false : undefined))
        }
        type={type}
        data-secret={secret ? true : undefined}
        aria-required={required ? true : undefined}
        {...(type === 'text' ? {} : noProse)}
      />
    )}
  </Field>
)
