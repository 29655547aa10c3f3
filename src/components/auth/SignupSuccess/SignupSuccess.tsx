import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import styles from './SignupSuccess.module.css'

/** A page that a visitor was on the way to. */
export interface WantedPage {
  /** Its address, without a language. */
  readonly to: string
  /** Its title; `null` where it has none. */
  readonly title: string | null
}

export interface SignupSuccessProps {
  /** The page that the visitor was on the way to. @defaultValue null */
  readonly wanted?: WantedPage | null
  /** Leaves before the time is over. */
  readonly onContinue: () => void
}

/** A click that asks for this page here, not for a new tab or window. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey

/**
 * Shown after a verified code, under the message where the site redirects to and when: a link to go
 * there now (spec §2), and one to the page that was wanted before. The machine of sign-up owns the delay.
 */
export const SignupSuccess = ({ wanted = null, onContinue }: SignupSuccessProps) => {
  const { t } = useTranslation('auth')
  return (
    <div className={styles.root}>
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
      {wanted === null ? null : (
        <AppLink to={wanted.to}>
          {wanted.title === null
            ? t('verified.toWanted')
            : t('verified.toPage', { page: wanted.title })}
        </AppLink>
      )}
    </div>
  )
}
