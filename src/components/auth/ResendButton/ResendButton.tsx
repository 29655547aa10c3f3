import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { limits } from '#domain/limits.ts'
import type { ResendView } from '#machines/signup/signup.view.ts'

/** Props of {@link ResendButton}. */
export interface ResendButtonProps {
  /** Whether another code can be asked for, or is on its way. */
  readonly status: ResendView['status']
  /** Whole seconds until it can be. */
  readonly secondsLeft: number
  /** Asks for another code. */
  readonly onResend: () => void
}

// All labels share one grid cell, so the button is as wide as the longest and does not jump.
const Stack = chakra('span', {
  base: {
    display: 'grid',
    fontVariantNumeric: 'tabular-nums',
    '& > *': { gridArea: '1 / 1' },
    '& > [data-sizer]': { visibility: 'hidden' },
  },
})

/**
 * Asks for another code, once the wait is over (decision S4). The seconds can be read at any time,
 * but only the end of the countdown is announced.
 */
export const ResendButton = ({ status, secondsLeft, onResend }: ResendButtonProps) => {
  const { t } = useTranslation('auth')
  const labels = {
    waiting: t('code.resendIn', { seconds: secondsLeft }),
    ready: t('code.resend'),
    sending: t('code.resending'),
  } satisfies Record<ResendView['status'], string>
  const longest = t('code.resendIn', { seconds: limits.resendDelaySeconds })
  return (
    <>
      <Button
        variant="outline"
        disabled={status === 'waiting'}
        busy={status === 'sending'}
        onClick={onResend}
      >
        <Stack>
          {[longest, labels.ready, labels.sending].map((sizer) => (
            <span key={sizer} data-sizer="" aria-hidden="true">
              {sizer}
            </span>
          ))}
          <span>{labels[status]}</span>
        </Stack>
      </Button>
      <VisuallyHidden role="status">
        {status === 'ready' ? t('code.resendReady') : ''}
      </VisuallyHidden>
    </>
  )
}
