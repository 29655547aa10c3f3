import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CurrentPasswordField } from '#components/account/CurrentPasswordField/CurrentPasswordField.tsx'
import { AccountForm } from '#components/auth/AccountForm/AccountForm.tsx'
import { ProblemBanner } from '#components/auth/ProblemBanner/ProblemBanner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf } from '#components/ui/useForm.ts'
import { validateEmailChange, type EmailForm } from '#domain/account.rules.ts'
import type { Translate } from '#locales/index.ts'
import type { EmailFailure } from '#machines/email.ts'

interface ChangeEmailFormProps {
  /** The present address. */
  readonly email: string
  /** The change is being stored: submitting again does nothing. */
  readonly saving: boolean
  /** Why the last change failed; what was entered stays. */
  readonly problem: EmailFailure | null
  /** Called with values that passed the rules. */
  readonly onSubmit: (form: EmailForm) => void
  /** Closes the form. */
  readonly onCancel: () => void
}

const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '3' } })

const read = (entered: FormData): EmailForm => ({
  email: textOf(entered, 'email'),
  currentPassword: textOf(entered, 'currentPassword'),
})

/** A text of this form for the problem; the others have a general one. */
const reason = (t: Translate, problem: EmailFailure | null): string | undefined => {
  if (problem?.code === 'invalidCredentials') return t('account:profile.passwordWrong')
  if (problem?.code === 'alreadyExists') return t('account:profile.emailTaken')
  return undefined
}

/** The form behind "Change email". The first field takes the focus when it appears. */
export const ChangeEmailForm = ({
  email,
  saving,
  problem,
  onSubmit,
  onCancel,
}: ChangeEmailFormProps) => {
  const { t } = useTranslation(['account', 'common'])
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
  }, [])
  return (
    <AccountForm
      read={read}
      validate={validateEmailChange(email)}
      pending={saving}
      failure={problem}
      onSubmit={onSubmit}
    >
      {(field) => (
        <>
          <TextField
            {...field('email')}
            ref={first}
            type="email"
            label={t('profile.newEmail')}
            hint={t('profile.emailHint')}
            autoComplete="email"
            required
          />
          <CurrentPasswordField username={email} field={field('currentPassword')} />
          <ProblemBanner title={t('profile.emailFailed')} problem={problem}>
            {reason(t, problem)}
          </ProblemBanner>
          <Buttons>
            <Button type="submit" busy={saving}>
              {saving ? t('profile.emailChanging') : t('profile.submitEmail')}
            </Button>
            <Button variant="outline" onClick={onCancel}>
              {t('common:action.cancel')}
            </Button>
          </Buttons>
        </>
      )}
    </AccountForm>
  )
}
