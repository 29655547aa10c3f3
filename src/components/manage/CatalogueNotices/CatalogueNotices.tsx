import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'

/** Props of {@link CatalogueNotices}. */
export interface CatalogueNoticesProps {
  /** `session`: storage is blocked, products live in this page only (decision P2). */
  readonly persistence: 'browser' | 'session'
  /** Stored by a newer version of the site: shown, never written. */
  readonly readOnly: boolean
  /** What was set aside because it could not be read, or `null`. */
  readonly quarantine: { readonly records: number; readonly saved: boolean } | null
  /** Reloads the page for the newer version. */
  readonly onReload: () => void
  /** Hands out what was set aside, exactly as it lay there. */
  readonly onDownload: () => void
  /** Forgets what was set aside, after a question. */
  readonly onDiscard: () => void
}

const Stack = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '3' },
})

/** What is special about the storage under the catalogue: said plainly, with ways on. */
export const CatalogueNotices = ({
  persistence,
  readOnly,
  quarantine,
  onReload,
  onDownload,
  onDiscard,
}: CatalogueNoticesProps) => {
  const { t } = useTranslation(['manage', 'common'])
  const [asking, setAsking] = useState(false)
  if (persistence === 'browser' && !readOnly && quarantine === null) return null
  const download = (
    <Button size="sm" look="outline" icon="download" onClick={onDownload}>
      {t('notice.download')}
    </Button>
  )
  return (
    <Stack>
      {persistence === 'session' ? (
        <Banner tone="warning" title={t('notice.session')}>
          {t('notice.sessionText')}
        </Banner>
      ) : null}
      {readOnly ? (
        <Banner
          tone="warning"
          title={t('notice.readOnly')}
          actions={
            <Button size="sm" look="outline" onClick={onReload}>
              {t('notice.reload')}
            </Button>
          }
        >
          {t('notice.readOnlyText')}
        </Banner>
      ) : null}
      {quarantine === null ? null : quarantine.saved ? (
        <Banner
          tone="warning"
          title={t('notice.quarantine', { count: quarantine.records })}
          actions={
            <>
              {download}
              <Button size="sm" look="quietDanger" onClick={() => setAsking(true)}>
                {t('notice.discard')}
              </Button>
            </>
          }
        >
          {t('notice.quarantineText')}
        </Banner>
      ) : (
        <Banner tone="error" title={t('notice.quarantineUnsaved')} actions={download}>
          {t('notice.quarantineUnsavedText')}
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
          <Button look="outline" onClick={() => setAsking(false)}>
            {t('common:action.cancel')}
          </Button>
          <Button
            look="danger"
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
