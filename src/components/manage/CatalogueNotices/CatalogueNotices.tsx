import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ImportButton } from '#components/manage/ImportButton/ImportButton.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import type { QuarantineReport } from '#domain/catalogue/snapshot.ts'

export interface CatalogueNoticesProps {
  /** `session`: storage is blocked, products live in this page only (decision P2). */
  readonly persistence: 'browser' | 'session'
  /** No products: nothing to export. */
  readonly empty: boolean
  /** Stored by a newer version of the site: shown, never written. */
  readonly readOnly: boolean
  /** Nothing of the stored data can be read: the notice of the quarantine speaks of all products. */
  readonly unreadable: boolean
  /** The unreadable records, or `null`; `saved: false` blocks writing until they are discarded. */
  readonly quarantine: QuarantineReport | null
  /** Reloads the page for the newer version. */
  readonly onReload: () => void
  /** Called with a copy to import, where everything was lost. */
  readonly onImport: (file: File) => void
  /** Saves the unreadable data to a file, byte for byte. */
  readonly onDownload: () => void
  /** Removes the unreadable data, after a question. */
  readonly onDiscard: () => void
}

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
})

/** Says what is special about the storage of the catalogue, with ways to continue (decision P2). */
export const CatalogueNotices = ({
  persistence,
  empty,
  readOnly,
  unreadable,
  quarantine,
  onReload,
  onImport,
  onDownload,
  onDiscard,
}: CatalogueNoticesProps) => {
  const { t } = useTranslation(['manage', 'common'])
  const [asking, setAsking] = useState(false)
  if (persistence === 'browser' && !readOnly && quarantine === null) return null
  const quarantineBanner = ({ saved }: QuarantineReport) => {
    if (!saved)
      return {
        tone: 'error' as const,
        title: t('notice.quarantineUnsaved'),
        children: t('notice.quarantineUnsavedText'),
      }
    if (unreadable)
      return {
        tone: 'error' as const,
        title: t('failedToLoad'),
        children: t('notice.unreadableText'),
      }
    return {
      tone: 'warning' as const,
      title: t('notice.quarantine'),
      children: t('notice.quarantineText'),
    }
  }
  return (
    <Stack>
      {persistence === 'session' ? (
        <Banner tone="warning" title={t('notice.session')}>
          {t(empty ? 'notice.sessionTextEmpty' : 'notice.sessionText')}
        </Banner>
      ) : null}
      {readOnly ? (
        <Banner
          tone="warning"
          title={t('notice.readOnly')}
          actions={
            <Button size="sm" variant="outline" onClick={onReload}>
              {t('notice.reload')}
            </Button>
          }
        >
          {t('notice.readOnlyText')}
        </Banner>
      ) : null}
      {quarantine === null ? null : (
        <Banner
          {...quarantineBanner(quarantine)}
          actions={
            <>
              {unreadable && quarantine.saved ? (
                <ImportButton size="sm" onFile={onImport}>
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
        />
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
    </Stack>
  )
}
