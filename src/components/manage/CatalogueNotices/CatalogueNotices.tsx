import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportButton } from '#components/manage/ImportButton/ImportButton.tsx'
import type { ManagedCatalogue } from '#components/manage/managedCatalogue.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import type { QuarantineReport } from '#domain/catalogue/snapshot.ts'
import styles from './CatalogueNotices.module.css'

export interface CatalogueNoticesProps {
  /** The stored products and what is known of their storage (decision P2). */
  readonly catalogue: ManagedCatalogue
  /** Takes a file to import. */
  readonly onFile: (file: File) => void
  /** Hands out the unreadable data. */
  readonly onDownload: () => void
  readonly onDiscard: () => void
}

/** What the notice of the quarantine says. */
const noticeOf = ({ saved }: QuarantineReport, unreadable: boolean) => {
  if (!saved)
    return {
      tone: 'error',
      title: 'notice.quarantineUnsaved',
      text: 'notice.quarantineUnsavedText',
    } as const
  return unreadable
    ? ({ tone: 'error', title: 'failedToLoad', text: 'notice.unreadableText' } as const)
    : ({ tone: 'warning', title: 'notice.quarantine', text: 'notice.quarantineText' } as const)
}

/** Says what is special about the storage of the catalogue, with ways to continue (decision P2). */
export const CatalogueNotices = ({
  catalogue,
  onFile,
  onDownload,
  onDiscard,
}: CatalogueNoticesProps) => {
  const { t } = useTranslation(['manage', 'common'])
  const [asking, setAsking] = useState(false)
  const { persistence, readOnly, quarantine, products, phase, retry } = catalogue
  if (persistence === 'browser' && !readOnly && quarantine === null) return null
  const unreadable = phase === 'unreadable'
  const notice = quarantine && noticeOf(quarantine, unreadable)
  return (
    <div className={styles.root}>
      {persistence === 'session' ? (
        <Banner tone="warning" title={t('notice.session')}>
          {t(products.length === 0 ? 'notice.sessionTextEmpty' : 'notice.sessionText')}
        </Banner>
      ) : null}
      {readOnly ? (
        <Banner
          tone="warning"
          title={t('notice.readOnly')}
          actions={
            <Button size="sm" variant="outline" onClick={retry}>
              {t('notice.reload')}
            </Button>
          }
        >
          {t('notice.readOnlyText')}
        </Banner>
      ) : null}
      {notice === null ? null : (
        <Banner
          tone={notice.tone}
          title={t(notice.title)}
          actions={
            <>
              {unreadable && quarantine?.saved === true ? (
                <ImportButton size="sm" onFile={onFile}>
                  {t('backup.restore')}
                </ImportButton>
              ) : null}
              <Button size="sm" variant="outline" icon="download" onClick={onDownload}>
                {t('notice.download')}
              </Button>
              <Button size="sm" variant="quietDanger" onClick={() => setAsking(true)}>
                {t('notice.discard')}
              </Button>
            </>
          }
        >
          {t(notice.text)}
        </Banner>
      )}
      <Dialog
        open={asking}
        role="alertdialog"
        title={t('notice.discardTitle')}
        description={t('notice.discardText')}
        onClose={() => setAsking(false)}
      >
        <DialogActions>
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('common:action.cancel')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false)
              onDiscard()
            }}
          >
            {t('notice.discard')}
          </Button>
        </DialogActions>
      </Dialog>
    </div>
  )
}
