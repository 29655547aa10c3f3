import { chakra } from '@chakra-ui/react'
import { useCallback, useId, useState } from 'react'
import type { AccountField } from '#components/auth/AccountForm/AccountForm.tsx'
import { PasswordStrength } from '#components/auth/PasswordStrength/PasswordStrength.tsx'
import { usePasswordWords } from '#components/auth/words/usePasswordWords.ts'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'

/** Props of {@link NewPasswordFields}. */
export interface NewPasswordFieldsProps {
  /** Name of the first field, which tells a first password from a new one. */
  readonly label: string
  /** Name of its repetition. */
  readonly confirmLabel: string
  /** What ties the first field to its form. */
  readonly password: AccountField<'password'>
  /** What ties the repetition to its form. */
  readonly confirm: AccountField<'confirm'>
}

const Group = chakra('div', { base: { display: 'grid', gap: '2.5' } })

/** A password that is being chosen, how strong it is, and its repetition (spec §5). */
export const NewPasswordFields = ({
  label,
  confirmLabel,
  password,
  confirm,
}: NewPasswordFieldsProps) => {
  const strengthId = useId()
  const [typed, setTyped] = useState('')
  // What stood in the field before React came, typed or filled in by the browser.
  const adopt = useCallback((input: HTMLInputElement | null) => {
    if (input !== null) setTyped(input.value)
  }, [])
  const passwordWords = usePasswordWords('password')
  const confirmWords = usePasswordWords('confirm')
  return (
    <>
      <Group>
        <PasswordField
          {...password}
          ref={adopt}
          label={label}
          autoComplete="new-password"
          words={passwordWords}
          describedBy={strengthId}
          onChange={setTyped}
          required
        />
        <PasswordStrength id={strengthId} password={typed} />
      </Group>
      <PasswordField
        {...confirm}
        label={confirmLabel}
        autoComplete="new-password"
        words={confirmWords}
        required
      />
    </>
  )
}
