import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { limits } from '#domain/limits.ts'
import type { MailFlow } from '#machines/mailedCode.ts'
import styles from './ResendButton.module.css'

/** Texts of a {@link ResendButton}. */
export interface ResendTexts {
  /** While it counts down; the longest is measured with the whole wait. */
  readonly waiting: (seconds: number) => string
  readonly ready: string
  readonly sending: string
  /** Announced when the countdown has ended. */
  readonly announced: string
}

export interface ResendButtonProps {
  /** Whether another code can be asked for, or is on its way. */
  readonly status: MailFlow['status']
  /** Whole seconds until it can be. */
  readonly secondsLeft: number
  /** Style: `solid` where nothing else is to be done first. @defaultValue 'outline' */
  readonly variant?: 'solid' | 'outline'
  /** What it says. @defaultValue the texts of the six-digit code */
  readonly texts?: ResendTexts
  /** Asks for another code. */
  readonly onResend: () => void
}

const useCodeTexts = (): ResendTexts => {
  const { t } = useTranslation('auth')
  return {
    waiting: (seconds) => t('code.resendIn', { seconds }),
    ready: t('code.resend'),
    sending: t('code.resending'),
    announced: t('code.resendReady'),
  }
}

/**
 * Asks for another code or mail, once the wait is over. The seconds can be read at any time,
 * but only the end of the countdown is announced.
 */
export const ResendButton = memo(function ResendButton({
  variant = 'outline',
  status,
  secondsLeft,
  texts,
  onResend,
}: ResendButtonProps) {
  const codeTexts = useCodeTexts()
  const { waiting, ready, sending, announced } = texts ?? codeTexts
  const labels = { waiting: waiting(secondsLeft), ready, sending } satisfies Record<
    MailFlow['status'],
    string
  >
  const longest = waiting(limits.resendDelaySeconds)
  // After a failed try the failure is announced, and nothing beside it.
  const [counted, setCounted] = useState(status !== 'sending')
  if (counted !== (status === 'waiting') && status !== 'ready') setCounted(status === 'waiting')
  return (
    <>
      <Button
        variant={variant}
        disabled={status === 'waiting'}
        busy={status === 'sending'}
        onClick={onResend}
      >
        <span className={styles.stack}>
          {[longest, labels.ready, labels.sending].map((sizer) => (
            <span key={sizer} data-sizer="">
              {sizer}
            </span>
          ))}
          <span>{labels[status]}</span>
        </span>
      </Button>
      <VisuallyHidden role="status">
        {status === 'ready' && counted ? announced : ''}
      </VisuallyHidden>
    </>
  )
})
