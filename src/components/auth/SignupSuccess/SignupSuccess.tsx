import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'

export interface SignupSuccessProps {
  /** Leaves before the time is over. */
  readonly onContinue: () => void
}

/** A click that asks for this page here, not for a new tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Shown after a verified code, under the message where the site redirects to and when: a link to go
 * there now (spec §2, decision S1). The machine of sign-up owns the delay.
 */
export const SignupSuccess = ({ onContinue }: SignupSuccessProps) => {
  const { t } = useTranslation('auth')
  return (
    <AppLink
      to={paths.home}
      variant="solid"
      iconAfter="arrowRight"
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        onContinue()
      }}
    >
      {t('verified.continue')}
    </AppLink>
  )
}
