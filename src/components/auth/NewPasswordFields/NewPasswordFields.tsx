import { useCallback, useState } from 'react'
import { PasswordStrength } from '#components/auth/PasswordStrength/PasswordStrength.tsx'
import { usePasswordToggleText } from '#components/forms/usePasswordToggleText.ts'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import { limits } from '#domain/limits.ts'
import type { FormField } from '#components/ui/useForm.ts'
import styles from './NewPasswordFields.module.css'

export interface NewPasswordFieldsProps {
  /** Label of the first field: a first password or a new one. */
  readonly label: string
  /** Name of its repetition. */
  readonly confirmLabel: string
  /** What ties the first field to its form. */
  readonly password: FormField<'password'>
  /** What ties the repetition to its form. */
  readonly confirm: FormField<'confirm'>
}

/** The rules of sign-up for generated passwords (spec §5). */
const passwordRules = `minlength: ${String(limits.signupPasswordMin)}; maxlength: ${String(limits.passwordMaxBytes)}; allowed: ascii-printable;`

/** A password that is being chosen, how strong it is, and its repetition (spec §5). */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  password,
  confirm,
}: NewPasswordFieldsProps) => {
  const [typed, setTyped] = useState('')
  // The value before hydration, typed or filled in by the browser.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input !== null) setTyped(input.value)
  }, [])
  const passwordLabels = usePasswordToggleText('password')
  const confirmLabels = usePasswordToggleText('confirm')
  return (
    <>
      <div className={styles.group}>
        <PasswordField
          {...password}
          ref={adopt}
          label={label}
          autoComplete="new-password"
          labels={passwordLabels}
          rules={passwordRules}
          onChange={setTyped}
          required
        />
        <PasswordStrength password={typed} />
      </div>
      <PasswordField
        {...confirm}
        label={confirmLabel}
        autoComplete="new-password"
        labels={confirmLabels}
        rules={passwordRules}
        required
      />
    </>
  )
}
