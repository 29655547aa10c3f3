import { chakra } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { PasswordStrength } from '#components/auth/PasswordStrength/PasswordStrength.tsx'
import { usePasswordToggleText } from '#components/forms/usePasswordToggleText.ts'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import { limits } from '#domain/limits.ts'
import type { FormField } from '#components/ui/useForm.ts'

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

const Group = chakra('div', {
  base: {
    display: 'grid',
    gap: '2.5',
    // Aligned with the field, which moves in beside the bar of an error.
    '& > [data-error] + *': { marginInlineStart: 'calc(0.875rem + 3px)' },
  },
})

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
      <Group>
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
      </Group>
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
