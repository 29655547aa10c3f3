import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { ResendButton } from '#components/auth/ResendButton/ResendButton.tsx'
import { failureReason } from '#components/auth/messages/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { MailView } from '#machines/challenge/challenge.view.ts'

/** Props of {@link LoginCodeMail}. */
interface LoginCodeMailProps extends MailView {
  /** Sends a code by mail. */
  readonly onMail: () => void
}

const Root = chakra('div', { base: { display: 'grid', justifyItems: 'start', gap: '3' } })

/** What came of the mail with the code, and the way to another one (decision S4). */
export const LoginCodeMail = ({
  status,
  secondsLeft,
  timesSent,
  problem,
  onMail,
}: LoginCodeMailProps) => {
  const { t } = useTranslation(['twoFactor', 'errors'])
  const again = timesSent - 1
  return (
    <Root>
      {problem === null ? null : (
        <Banner tone="error" live="alert" title={t('login.mailFailed')}>
          {failureReason(t, problem)}
        </Banner>
      )}
      {problem === null && timesSent > 0 ? (
        <Banner
          key={timesSent}
          tone="success"
          live="status"
          title={again === 0 ? t('login.mailed') : t('login.mailedAgain', { count: again })}
        />
      ) : null}
      {status === 'none' ? (
        <Button variant="outline" onClick={onMail}>
          {t('login.mail')}
        </Button>
      ) : (
        <ResendButton status={status} secondsLeft={secondsLeft} onResend={onMail} />
      )}
    </Root>
  )
}
