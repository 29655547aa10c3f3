import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { ResendButton } from '#components/auth/ResendButton/ResendButton.tsx'
import { ProblemBanner } from '#components/auth/ProblemBanner/ProblemBanner.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ChallengeMail } from '#machines/challenge.ts'

/** Props of {@link LoginCodeMail}. */
interface LoginCodeMailProps extends ChallengeMail {
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
  const { t } = useTranslation('twoFactor')
  const again = timesSent - 1
  return (
    <Root>
      <ProblemBanner title={t('login.mailFailed')} problem={problem} />
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
