import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import { VerifyEmailPanel } from '#components/auth/VerifyEmailPanel/VerifyEmailPanel.tsx'
import type { VerifyCommands, VerifyView } from '#machines/verify/verify.view.ts'

/** Props of {@link VerifyEmailPage}: state and commands of the confirmation. */
export interface VerifyEmailPageProps extends VerifyView, VerifyCommands {}

/** The page behind the link of the verification mail, `/verify-email` (decision S5). */
export const VerifyEmailPage = ({ status, code, problem, confirm }: VerifyEmailPageProps) => {
  const { t } = useTranslation('auth')
  const title = {
    linkBroken: t('verify.brokenTitle'),
    ready: t('verify.title'),
    confirming: t('verify.title'),
    linkSpent: t('verify.spentTitle'),
    confirmed: t('verify.confirmedTitle'),
  } satisfies Record<VerifyView['status'], string>
  return (
    <AuthLayout
      mark={status === 'confirmed' ? <SuccessMark /> : undefined}
      circuit={status === 'confirmed' ? 'closed' : 'open'}
      title={title[status]}
      screen={status === 'confirming' ? 'ready' : status}
    >
      <VerifyEmailPanel status={status} code={code} problem={problem} onConfirm={confirm} />
    </AuthLayout>
  )
}
