import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AccountForm } from '#components/forms/AccountForm/AccountForm.tsx'
import { failureReason } from '#components/forms/failureReason.ts'
import { usePasswordToggleText } from '#components/forms/usePasswordToggleText.ts'
import { linkRecipe } from '#components/theme/recipes/link.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { PasswordField } from '#components/ui/PasswordField/PasswordField.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { limits } from '#domain/limits.ts'
import { loginFields } from '#domain/login.rules.ts'
import type { Translate } from '#locales/index.ts'
import type { LoginFailure, LoginFlow } from '#machines/login.ts'
import styles from './LoginForm.module.css'

/** Why log-in failed: the spec's three sentences, or `Login failed: {reason}` (spec §8). */
const loginFailureMessage = (t: Translate, failure: LoginFailure): string => {
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

/** What helps where the sentence of the spec does not say it. */
const loginFailureHelp = (t: Translate, { code }: LoginFailure, onAppwrite: boolean) => {
  if (code === 'unverified') return t('auth:login.unverifiedHelp')
  return code === 'invalidCredentials' && !onAppwrite ? t('auth:login.invalidHelp') : undefined
}

export interface LoginFormProps {
  readonly flow: LoginFlow
  /** Opens the forgot-password dialog with the address typed so far (WCAG 3.3.7). */
  readonly onForgot: (email: string) => void
  /** The account service is an Appwrite: a link that is opened elsewhere leaves the password. @defaultValue false */
  readonly onAppwrite?: boolean
}

const LinkText = chakra('span', linkRecipe)

/** Email and password (spec §2, §5). Nothing is judged before submit, nothing is cleared after. */
export const LoginForm = ({ flow, onForgot, onAppwrite = false }: LoginFormProps) => {
  const { pending, problem, submit } = flow
  const { t } = useTranslation(['auth', 'errors'])
  const email = useRef<HTMLInputElement>(null)
  const passwordLabels = usePasswordToggleText()
  return (
    <AccountForm
      fields={loginFields}
      passwordMin={limits.loginPasswordMin}
      pending={pending}
      failure={problem}
      onSubmit={submit}
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
              {loginFailureHelp(t, problem, onAppwrite)}
            </Banner>
          )}
          <div className={styles.foot}>
            <Button type="submit" block busy={pending}>
              {pending ? t('login.pending') : t('login.submit')}
            </Button>
            <button
              className={styles.forgot}
              type="button"
              onClick={() => onForgot(email.current?.value ?? '')}
            >
              <LinkText>{t('login.forgot')}</LinkText>
            </button>
          </div>
        </>
      )}
    </AccountForm>
  )
}
