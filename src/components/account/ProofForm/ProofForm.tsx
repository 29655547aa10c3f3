import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FactorCodeForm } from '#components/auth/FactorCodeForm/FactorCodeForm.tsx'
import { failureReason, type FailureMessage } from '#components/forms/failureReason.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'
import type { Translate } from '#locales/index.ts'
import type { FactorsFailure, ProofMethod } from '#machines/factors/flow.ts'
import styles from './ProofForm.module.css'

/** Why a code was not accepted on the account page. */
export const factorsFailureMessage = (
  t: Translate,
  method: ProofMethod,
  failure: FactorsFailure,
): FailureMessage => {
  if (failure.code !== 'invalidToken')
    return { title: t('twoFactor:section.failed'), text: failureReason(t, failure) }
  const title =
    method === 'totp' ? t('twoFactor:section.wrong') : t('twoFactor:login.wrong.recoveryCode')
  return { title, codeWrong: true }
}

export interface ProofFormProps {
  /** The kind of code that is asked for. */
  readonly method: ProofMethod
  /** Whether a recovery code can be used instead. @defaultValue true */
  readonly recoveryCode?: boolean
  /** A code is being checked. */
  readonly pending: boolean
  /** Why the last one was not accepted. */
  readonly problem: FactorsFailure | null
  /** Called with a code that passed the rules. */
  readonly onSubmit: (code: string) => void
  /** Asks for another kind of code. */
  readonly onMethod: (method: ProofMethod) => void
  /** The buttons. */
  readonly children: ReactNode
}

/** Asks for a code of the app before a change, or for a recovery code where the phone is lost. */
export const ProofForm = ({
  method,
  recoveryCode = true,
  pending,
  problem,
  onSubmit,
  onMethod,
  children,
}: ProofFormProps) => {
  const { t } = useTranslation(['twoFactor', 'errors'])
  const other = method === 'totp' ? 'recoveryCode' : 'totp'
  return (
    <div className={styles.root}>
      {/* Another kind of code is announced; the first is read with what asks for it. */}
      <p role="status">{t(`login.lead.${method}`)}</p>
      <FactorCodeForm
        key={method}
        method={method}
        pending={pending}
        failure={problem === null ? null : factorsFailureMessage(t, method, problem)}
        takesFocus
        onSubmit={onSubmit}
      >
        <div className={styles.other}>
          {recoveryCode ? (
            <Button variant="quiet" size="sm" disabled={pending} onClick={() => onMethod(other)}>
              {t(`section.other.${other}`)}
            </Button>
          ) : (
            <AppLink to={paths.contact} variant="quiet" size="sm">
              {t('login.contact')}
            </AppLink>
          )}
        </div>
        {children}
      </FactorCodeForm>
    </div>
  )
}
