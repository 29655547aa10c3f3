import { chakra } from '@chakra-ui/react/styled-system'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Field } from '#components/ui/Field/Field.tsx'

export interface TextAreaProps {
  /** Names the field. */
  readonly label: string
  /** Name of the value in the form. */
  readonly name: string
  /** Id of the control, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** Lines shown before it grows. @defaultValue 4 */
  readonly rows?: number
  /** Initial value. */
  readonly defaultValue?: string
  /** Keeps its text and its focus, as while the form is saved. @defaultValue false */
  readonly readOnly?: boolean
  /** Announced as required. @defaultValue false */
  readonly required?: boolean
  /** Help text. */
  readonly hint?: string
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
}

const Control = chakra('textarea', inputRecipe)

/** Several lines of text with their label, hint and error (brief §5). */
export const TextArea = ({
  id,
  label,
  hint,
  error,
  rows = 4,
  required = false,
  ...rest
}: TextAreaProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(control) => (
      <Control
        shape="area"
        {...rest}
        {...control}
        rows={rows}
        aria-required={required ? true : undefined}
      />
    )}
  </Field>
)
