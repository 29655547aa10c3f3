import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { factorsFailureMessage } from '#components/account/ProofForm/ProofForm.tsx'
import { QrCode } from '#components/account/QrCode/QrCode.tsx'
import { FactorCodeForm } from '#components/auth/FactorCodeForm/FactorCodeForm.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import { inGroups } from '#domain/factors.rules.ts'
import type { FactorsFlow } from '#machines/factors/flow.ts'
import styles from './TwoFactorSetUp.module.css'

interface TwoFactorSetUpProps {
  readonly flow: Extract<FactorsFlow, { readonly screen: 'setUp' }>
  /** The first heading, to move focus to it. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

/** Gives the key to an authenticator app, and asks for its first code. */
export const TwoFactorSetUp = ({ flow, headingRef }: TwoFactorSetUpProps) => {
  const { secret, uri, pending, problem, submit, cancel } = flow
  const { t } = useTranslation(['twoFactor', 'errors'])
  return (
    <ol className={styles.steps}>
      <li className={styles.step}>
        <div>
          <h3 className={styles.title} ref={headingRef}>
            {t('section.scan')}
          </h3>
          <p className={styles.text}>{t('section.scanText')}</p>
        </div>
        <div className={styles.scan}>
          <QrCode text={uri} label={t('section.qr')} failed={t('section.qrFailed')} />
          <div className={styles.manual}>
            <p className={styles.text}>{t('section.manual')}</p>
            <p className={styles.secret} translate="no">
              {inGroups(secret, 4, ' ')}
            </p>
            <CopyButton
              text={secret}
              labels={{
                copy: t('section.copyKey'),
                copied: t('section.copied'),
                failed: t('section.copyFailed'),
              }}
            />
          </div>
        </div>
      </li>
      <li className={styles.step}>
        <h3 className={styles.title}>{t('section.enter')}</h3>
        <FactorCodeForm
          method="totp"
          pending={pending}
          failure={problem === null ? null : factorsFailureMessage(t, 'totp', problem)}
          onSubmit={submit}
        >
          <div className={styles.tools}>
            <Button type="submit" busy={pending}>
              {pending ? t('section.confirming') : t('section.confirm')}
            </Button>
            <Button variant="outline" disabled={pending} onClick={cancel}>
              {t('section.cancel')}
            </Button>
          </div>
        </FactorCodeForm>
      </li>
    </ol>
  )
}
