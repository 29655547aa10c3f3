import { useId, type ReactNode } from 'react'
import { controlAttributes, type ControlAttributes } from './controlAttributes.ts'
import { FieldError } from './FieldError.tsx'
import { FieldLabel, FieldRoot } from './parts.tsx'
import styles from './Field.module.css'

export interface FieldProps {
  /** Id of the control, for links of an error summary. @defaultValue made by React */
  readonly id?: string | undefined
  /** Names the control. */
  readonly label: string
  /** Text after the label in lighter weight, such as 「（选填）」 / "(optional)". */
  readonly indicator?: string | undefined
  /** Helps before anything is typed; stays while there is an error. */
  readonly hint?: ReactNode
  /** The whole sentence that says what is wrong; marks the field as in error. */
  readonly error?: string | undefined
  /** The submit after which the error is announced; see `FieldError`. @defaultValue not announced */
  readonly announced?: number | undefined
  /** Renders the control with the attributes that connect it to label, hint and error. */
  readonly children: (control: ControlAttributes) => ReactNode
}

/**
 * Layout of every field (brief §5): label, hint, error, control. The error comes before the control,
 * so that people who read or zoom find it first. An icon, text and a bar show an error without colour.
 */
export const Field = ({ id, label, indicator, hint, error, announced, children }: FieldProps) => {
  const ownId = useId()
  const control = controlAttributes(id ?? ownId, {
    hint: hint !== undefined,
    error: error !== undefined,
  })
  return (
    <FieldRoot invalid={error !== undefined}>
      <FieldLabel control={control.id} label={label} indicator={indicator} />
      {hint === undefined ? null : (
        <p className={styles.hint} id={`${control.id}-hint`}>
          {hint}
        </p>
      )}
      {error === undefined ? null : (
        <FieldError id={`${control.id}-error`} announced={announced}>
          {error}
        </FieldError>
      )}
      {children(control)}
    </FieldRoot>
  )
}
