import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { shortText } from '#components/theme/shortText.ts'
import { controlAttributes, type ControlAttributes } from './controlAttributes.ts'
import { FieldError } from './FieldError.tsx'
import { FieldIndicator, FieldLabel, FieldRoot } from './parts.ts'

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

const Hint = chakra('p', {
  base: {
    color: 'fg.subtle',
    fontSize: 'sm',
    lineHeight: 'var(--label-line, {lineHeights.snug})',
    marginTop: '-0.5',
    ...shortText,
  },
})

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
    <FieldRoot data-error={error === undefined ? undefined : ''}>
      <FieldLabel htmlFor={control.id}>
        <span>{label}</span>
        {indicator === undefined ? null : (
          <>
            {' '}
            <FieldIndicator>{indicator}</FieldIndicator>
          </>
        )}
      </FieldLabel>
      {hint === undefined ? null : <Hint id={`${control.id}-hint`}>{hint}</Hint>}
      {error === undefined ? null : (
        <FieldError id={`${control.id}-error`} announced={announced}>
          {error}
        </FieldError>
      )}
      {children(control)}
    </FieldRoot>
  )
}
