import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useBreakers } from '#components/auth/AuthLayout/breakers.ts'
import type { FailureMessage } from '#components/forms/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { CodeInput } from '#components/ui/CodeInput/CodeInput.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { focusSoon } from '#components/ui/focus.ts'
import { textOf, useForm } from '#components/ui/useForm.ts'
import { validateFactorCode, type FactorMethod } from '#domain/factors.rules.ts'
import { limits } from '#domain/limits.ts'
import styles from './FactorCodeForm.module.css'

export interface FactorCodeFormProps {
  /** The kind of code that is asked for. Mount the form again for another kind. */
  readonly method: FactorMethod
  /** A code is being checked. */
  readonly pending: boolean
  /** Why the last one was not accepted. */
  readonly failure: FailureMessage | null
  /** The field takes the focus when it appears. @defaultValue false */
  readonly takesFocus?: boolean
  /** Called with a code that passed the rules, once for each submit. */
  readonly onSubmit: (code: string) => void
  /** What belongs to the field, such as the state of a mail. */
  readonly note?: ReactNode
  /** The buttons. */
  readonly children: ReactNode
}

/** The field of one kind of code of the second factor. */
export const FactorCodeForm = ({
  method,
  pending,
  failure,
  takesFocus = false,
  onSubmit,
  note,
  children,
}: FactorCodeFormProps) => {
  const { t } = useTranslation(['twoFactor', 'auth'])
  const light = useBreakers()
  const first = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => (takesFocus ? focusSoon(() => first.current) : undefined), [takesFocus])
  const { form, field, removeCorrected } = useForm({
    read: (data) => textOf(data, 'code'),
    validate: (code) => {
      const found = validateFactorCode(method, code)
      return found === null ? {} : { code: found }
    },
    message: (found) =>
      found === 'codeIncomplete'
        ? t('auth:problem.codeIncomplete')
        : t('login.recoveryIncomplete', { count: limits.recoveryCodeLength }),
    pending,
    focusField: true,
    onSubmit: (code) => onSubmit(code),
  })
  return (
    <form className={styles.root} {...form}>
      {method === 'recoveryCode' ? (
        <TextField
          {...field('code')}
          ref={first}
          invalid={failure?.codeWrong === true}
          label={t('login.recoveryCode')}
          hint={t('login.recoveryHint')}
          autoComplete="off"
          secret
          required
        />
      ) : (
        <CodeInput
          {...field('code')}
          ref={first}
          invalid={failure?.codeWrong === true}
          label={t('auth:code.group')}
          digitLabel={(position, total) => t('auth:code.digit', { position, total })}
          onChange={(code) => {
            removeCorrected(code)
            light(code.length)
          }}
          readOnly={pending}
        />
      )}
      {note}
      {failure === null ? null : (
        <Banner tone="error" live="alert" title={failure.title}>
          {failure.text}
        </Banner>
      )}
      {children}
    </form>
  )
}
