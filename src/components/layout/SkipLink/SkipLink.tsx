import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { focusOnce } from '#components/ui/focus.ts'
import styles from './SkipLink.module.css'

export interface SkipLinkProps {
  /** Id of the element that holds the content, without `#`. */
  readonly target: string
}

const skip = (event: MouseEvent, target: string) => {
  const element = document.getElementById(target)
  if (element === null) return
  // Not a navigation: the address and the history stay as they are.
  event.preventDefault()
  focusOnce(element)
  element.scrollIntoView()
}

/** First stop of the keyboard on every page: past the header to the content (WCAG 2.4.1). */
export const SkipLink = ({ target }: SkipLinkProps) => {
  const { t } = useTranslation('common')
  return (
    <a className={styles.root} href={`#${target}`} onClick={(event) => skip(event, target)}>
      {t('nav.skip')}
    </a>
  )
}
