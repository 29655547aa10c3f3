import { chakra } from '@chakra-ui/react/styled-system'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Field } from '#components/ui/Field/Field.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import styles from './SelectField.module.css'

/** One option of a {@link SelectField}. */
interface SelectOption {
  /** Value in the form. */
  readonly value: string
  /** Text of the option. */
  readonly label: string
}

export interface SelectFieldProps {
  /** Names the field. */
  readonly label: string
  /** Name of the value in the form. */
  readonly name: string
  /** The options, in the order shown. */
  readonly options: ReadonlyArray<SelectOption>
  /** Id of the control, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** Initial value. @defaultValue that of the first option */
  readonly defaultValue?: string
  /** The selected value, for a choice that takes effect at once; with {@link onChange}. */
  readonly value?: string
  /** Called with the selected value. */
  readonly onChange?: (value: string) => void
  /** Keeps its value and its focus, as while the form is saved. @defaultValue false */
  readonly readOnly?: boolean
  /** Announced as required. @defaultValue false */
  readonly required?: boolean
  /** Help text. */
  readonly hint?: string
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
}

const Control = chakra('select', inputRecipe)

/**
 * Selects one of a few options with a native `select`, which phones, keyboards and screen readers
 * support well (brief §5).
 */
export const SelectField = ({
  id,
  label,
  hint,
  error,
  options,
  readOnly = false,
  required = false,
  onChange,
  ...rest
}: SelectFieldProps) => (
  <Field id={id} label={label} hint={hint} error={error}>
    {(control) => (
      <div className={styles.frame}>
        <Control
          shape="select"
          {...rest}
          {...control}
          aria-readonly={readOnly ? true : undefined}
          aria-required={required ? true : undefined}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        >
          {options.map((option) => (
            // A select has no `readOnly`, and `disabled` would drop the focus.
            <option key={option.value} value={option.value} disabled={readOnly}>
              {option.label}
            </option>
          ))}
        </Control>
        <Icon name="chevronDown" />
      </div>
    )}
  </Field>
)
