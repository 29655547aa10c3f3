import { useTranslation } from 'react-i18next'
import { AuthLayout } from '#components/auth/AuthLayout/AuthLayout.tsx'
import { OtherAccount } from '#components/auth/OtherAccount/OtherAccount.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import { VerifyEmailPanel } from '#components/auth/VerifyEmailPanel/VerifyEmailPanel.tsx'
import type { VerifyFlow } from '#machines/mailedLinks.ts'

export interface VerifyEmailPageProps {
  readonly flow: VerifyFlow
  /** The address of the user who is logged in to another account. @defaultValue null */
  readonly loggedIn?: string | null
}

/** The page behind the link of the verification mail, `/verify-email`. */
export const VerifyEmailPage = ({ flow, loggedIn = null }: VerifyEmailPageProps) => {
  const { status, code } = flow
  const { t } = useTranslation('auth')
  const messages = {
    linkBroken: [t('verify.brokenTitle'), t('verify.brokenText')],
    ready: [t('verify.title'), t('verify.readyText')],
    confirming: [t('verify.title'), t('verify.readyText')],
    linkSpent: [t('verify.spentTitle'), t('verify.spentText')],
    confirmed: [
      t('verify.confirmedTitle'),
      code === null ? t('verify.confirmedText') : t('verify.codeText'),
    ],
  } satisfies Record<VerifyFlow['status'], [string, string]>
  const [title, lead] = messages[status]
  return (
    <AuthLayout
      mark={status === 'confirmed' ? <SuccessMark /> : undefined}
      circuit={status === 'confirmed' ? 'closed' : 'open'}
      title={title}
      lead={lead}
      screen={status === 'confirming' ? 'ready' : status}
    >
      <OtherAccount subject="link" loggedIn={loggedIn}>
        <VerifyEmailPanel flow={flow} />
      </OtherAccount>
    </AuthLayout>
  )
}
