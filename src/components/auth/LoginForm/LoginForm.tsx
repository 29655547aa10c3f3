import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { failureReason } from '#components/forms/failureReason.ts'
import { usePasswordToggleText } from '#components/forms/usePasswordToggleText.ts'
import { linkRecipe } from '#components/theme/recipes/link.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { Spaced } from '#components/ui/spaced.tsx'
import { textOf } from '#components/ui/useForm.ts'
import { limits } from '#domain/limits.ts'
import { validateLogin, type LoginForm as LoginEntries } from '#domain/login.rules.ts'
import type { Translate } from '#locales/index.ts'
import type { LoginFailure } from '#machines/login.ts'

/** Why log-in failed: the spec's three sentences, or `Login failed: {reason}` (spec §8, decision A1). */
export const loginFailureMessage = (t: Translate, failure: LoginFailure): string => {
  switch (failure.code) {
    case 'invalidCredentials':
      return t('auth:login.invalidCredentials')
    case 'userNotFound':
      return t('auth:login.userNotFound')
    case 'unverified':
      return t('auth:login.unverified')
    default:
      return t('auth:login.failed', { reason: failureReason(t, failure) })
  }
}

export interface LoginFormProps {
  /** A log-in is under way. */
  readonly pending: boolean
  /** Why the last one failed; what was entered stays. */
  readonly problem: LoginFailure | null
  /** Called with entries that passed the rules, once for each submit. */
  readonly onSubmit: (entries: LoginEntries) => void
  /** Opens the forgot-password dialog with the address typed so far (WCAG 3.3.7). */
  readonly onForgot: (email: string) => void
  /** Called on each submit with whether the rules refused it. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
}

const read = (entered: FormData): LoginEntries => ({
  email: textOf(entered, 'email'),
  password: textOf(entered, 'password'),
})

// A button that looks like a link: it opens a dialog.
const Forgot = chakra('button', {
  base: { paddingBlock: '1', borderRadius: 'xs', fontSize: 'sm', cursor: 'pointer' },
})
// A full-width question mark is half blank: an underline would run past it.
const LinkText = chakra('span', linkRecipe)

const Foot = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '2' } })

/** Email and password (spec §2, §5). Nothing is judged before submit, nothing is cleared after. */
export const LoginForm = ({
  pending,
  problem,
  onSubmit,
  onForgot,
  onInvalidChange,
}: LoginFormProps) => {
  const { t } = useTranslation(['auth', 'errors'])
  const email = useRef<HTMLInputElement>(null)
  const passwordLabels = usePasswordToggleText()
  return (
    <AccountForm
      read={read}
      validate={validateLogin}
      passwordMin={limits.loginPasswordMin}
      pending={pending}
      failure={problem}
      onSubmit={onSubmit}
      onInvalidChange={onInvalidChange}
    >
      {(field) => (
        <>
          <TextField
            {...field('email')}
            ref={email}
            type="email"
            label={t('field.email')}
            autoComplete="username"
            required
          />
          <PasswordField
            {...field('password')}
            label={t('field.password')}
            autoComplete="current-password"
            labels={passwordLabels}
            required
          />
          {problem === null ? null : (
            <Banner tone="error" live="alert" title={loginFailureMessage(t, problem)}>
              {problem.code === 'unverified' ? t('login.unverifiedHelp') : undefined}
            </Banner>
          )}
          <Foot>
            <Button type="submit" block busy={pending}>
              {pending ? t('login.pending') : t('login.submit')}
            </Button>
            <Forgot type="button" onClick={() => onForgot(email.current?.value ?? '')}>
              <Trans
                parent={Spaced}
                t={t}
                i18nKey="login.forgot"
                components={{ name: <LinkText /> }}
              />
            </Forgot>
          </Foot>
        </>
      )}
    </AccountForm>
  )
}
