import { useId, type ReactNode } from 'react'
import { controlAttributes } from '#components/ui/Field/controlAttributes.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { FieldRoot } from '#components/ui/Field/parts.tsx'
import { CheckControl } from './CheckControl.tsx'
import styles from './Checkbox.module.css'

export interface CheckboxProps {
  /** Label; may contain a link. */
  readonly children: ReactNode
  /** Name of the value in the form. */
  readonly name: string
  /** Id of the input, for links of an error summary. @defaultValue made by React */
  readonly id?: string
  /** Initial state. */
  readonly defaultChecked?: boolean
  /** The state, for a choice that takes effect at once; with {@link onChange}. */
  readonly checked?: boolean
  /** Called with the new state. */
  readonly onChange?: (checked: boolean) => void
  /** Keeps its state and its focus, as while the form is saved. @defaultValue false */
  readonly readOnly?: boolean
  /** Announced as required. @defaultValue false */
  readonly required?: boolean
  /** The whole sentence that says what is wrong. */
  readonly error?: string | undefined
}

/** A checkbox whose label may contain a link (brief §5, spec §5: terms of service). */
export const Checkbox = ({
  children,
  id,
  error,
  readOnly = false,
  required = false,
  onChange,
  ...rest
}: CheckboxProps) => {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, { hint: false, error: error !== undefined })
  return (
    <FieldRoot invalid={error !== undefined}>
      {error === undefined ? null : <FieldError id={`${control.id}-error`}>{error}</FieldError>}
      <div className={styles.row}>
        <CheckControl
          {...rest}
          {...control}
          onChange={onChange && (({ currentTarget }) => onChange(currentTarget.checked))}
          // A checkbox has no `readOnly`, and `disabled` would drop the focus.
          onClick={readOnly ? (event) => event.preventDefault() : undefined}
          aria-readonly={readOnly ? true : undefined}
          aria-required={required ? true : undefined}
        />
        <label className={styles.label} htmlFor={control.id}>
          {children}
        </label>
      </div>
    </FieldRoot>
  )
}
