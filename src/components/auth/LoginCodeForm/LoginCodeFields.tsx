import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { challengeFailureMessage } from '#components/auth/messages/challengeFailureMessage.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { CodeInput } from '#components/ui/CodeInput/CodeInput.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { validateCode } from '#domain/code.rules.ts'
import { validateRecoveryCode } from '#domain/factors.rules.ts'
import { limits } from '#domain/limits.ts'
import type { LoginCodeFormProps } from './LoginCodeForm.tsx'

/** Props of {@link LoginCodeFields}. */
interface LoginCodeFieldsProps extends Pick<
  LoginCodeFormProps,
  'method' | 'pending' | 'problem' | 'onSubmit' | 'onInvalidChange'
> {
  /** What belongs to a mailed code. */
  readonly children: ReactNode
}

const Root = chakra('form', { base: { display: 'grid', gap: '1.375rem' } })

/** The field of one kind of code with its button. Mounted anew for each kind. */
export const LoginCodeFields = ({
  method,
  pending,
  problem,
  onSubmit,
  onInvalidChange,
  children,
}: LoginCodeFieldsProps) => {
  const { t } = useTranslation(['twoFactor', 'auth', 'errors'])
  const first = useRef<HTMLInputElement>(null)
  useEffect(() => {
    first.current?.focus()
  }, [])
  const isRecovery = method === 'recoveryCode'
  const { form, field } = useForm({
    read: (data) => textOf(data, 'code'),
    validate: (code) => {
      const found = isRecovery ? validateRecoveryCode(code) : validateCode(code)
      return found === null ? {} : { code: found }
    },
    message: (found) =>
      found === 'codeIncomplete'
        ? t('auth:problem.codeIncomplete')
        : t('login.recoveryIncomplete', { count: limits.recoveryCodeLength }),
    pending,
    focusField: true,
    onSubmit: (code) => onSubmit(code),
    onInvalidChange,
  })
  const failure = problem === null ? null : challengeFailureMessage(t, method, problem)
  return (
    <Root {...form}>
      {isRecovery ? (
        <TextField
          {...field('code')}
          ref={first}
          label={t('login.recoveryCode')}
          hint={t('login.recoveryHint')}
          autoComplete="off"
          required
        />
      ) : (
        <CodeInput
          {...field('code')}
          ref={first}
          label={t('auth:code.group')}
          digitLabel={(position, total) => t('auth:code.digit', { position, total })}
          readOnly={pending}
        />
      )}
      {children}
      {failure === null ? null : (
        <Banner tone="error" live="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
      <Button type="submit" block busy={pending}>
        {pending ? t('login.pending') : t('login.submit')}
      </Button>
    </Root>
  )
}
