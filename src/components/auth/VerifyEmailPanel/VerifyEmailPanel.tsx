import { useTranslation } from 'react-i18next'
import { ProblemBanner } from '#components/forms/ProblemBanner/ProblemBanner.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import type { VerifyFlow } from '#machines/mailedLinks.ts'
import { paths } from '#domain/paths.ts'
import styles from './VerifyEmailPanel.module.css'

export interface VerifyEmailPanelProps {
  readonly flow: VerifyFlow
}

const linkTo = (path: string, text: string) => (
  <AppLink to={path} variant="solid">
    {text}
  </AppLink>
)

/**
 * Confirms the address behind a mailed link. It waits for a button, because mail
 * scanners open links; every end has a way on.
 */
export const VerifyEmailPanel = ({ flow }: VerifyEmailPanelProps) => {
  const { status, code, problem, confirm } = flow
  const { t } = useTranslation('auth')
  switch (status) {
    case 'linkBroken':
      return linkTo(paths.home, t('verify.toHome'))
    case 'linkSpent':
      return linkTo(paths.login, t('verify.toLogin'))
    case 'confirmed':
      return code === null ? (
        linkTo(paths.dashboard, t('verify.toDashboard'))
      ) : (
        <div className={styles.root}>
          <p className={styles.digits} aria-label={t('verify.code')} role="group" translate="no">
            {code}
          </p>
          <CopyButton
            text={code}
            labels={{
              copy: t('verify.copyCode'),
              copied: t('verify.codeCopied'),
              failed: t('verify.codeNotCopied'),
            }}
          />
          <AppLink to={paths.login}>{t('verify.toLogin')}</AppLink>
        </div>
      )
    default:
      return (
        <div className={styles.root}>
          <ProblemBanner title={t('verify.failed')} problem={problem} />
          <Button busy={status === 'confirming'} onClick={confirm}>
            {status === 'confirming' ? t('verify.pending') : t('verify.submit')}
          </Button>
        </div>
      )
  }
}
