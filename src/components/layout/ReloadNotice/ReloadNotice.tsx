import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useSyncExternalStore } from 'react'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import styles from './ReloadNotice.module.css'

const subscribe = (changed: () => void) => {
  const observer = new MutationObserver(changed)
  // `showModal` and `close` set and remove `open`; an open dialog can also be unmounted.
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['open'],
  })
  return () => observer.disconnect()
}

/** The dialog that makes the rest of the page inert now, or `null`. The site opens one at a time. */
const useOpenModal = (): Element | null =>
  useSyncExternalStore(
    subscribe,
    () => document.querySelector('dialog:modal'),
    () => null,
  )

export interface ReloadNoticeProps {
  /** The reload was tried and the site did not answer. */
  readonly offline: boolean
  /** Reloads the page, with what was typed. */
  readonly onReload: () => void
}

/**
 * Asks for a reload when a script of the page could not be fetched (decision D2). It stays at the
 * bottom of the window, or of the open dialog, since a dialog makes everything outside inert.
 */
export const ReloadNotice = ({ offline, onReload }: ReloadNoticeProps) => {
  const { t } = useTranslation('common')
  const modal = useOpenModal()
  const notice = (
    <div className={modal === null ? styles.onPage : styles.inDialog}>
      <Banner
        tone="error"
        live="alert"
        title={t(offline ? 'status.incomplete.offline' : 'status.incomplete.text')}
        actions={
          <Button variant="outline" size="sm" onClick={onReload}>
            {t('status.failed.reload')}
          </Button>
        }
      />
    </div>
  )
  return modal === null ? notice : createPortal(notice, modal)
}
