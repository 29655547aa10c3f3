import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'

export interface PublishDialogProps {
  readonly open: boolean
  /** How many products an export has. */
  readonly count: number
  /** Whether this site publishes a catalogue already. */
  readonly published: boolean
  /** Hands out the export file. */
  readonly onExport: () => void
  readonly onClose: () => void
}

/** Says how the products reach every visitor: by a build, which the owner of the site makes. */
export const PublishDialog = ({
  open,
  count,
  published,
  onExport,
  onClose,
}: PublishDialogProps) => {
  const { t } = useTranslation(['publish', 'manage'])
  return (
    <Dialog
      open={open}
      title={t('publish:title')}
      description={t(published ? 'publish:again' : 'publish:first')}
      onClose={onClose}
    >
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('manage:delete.cancel')}
        </Button>
        <Button
          icon="download"
          onClick={() => {
            onClose()
            onExport()
          }}
        >
          {t('publish:export', { count })}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
