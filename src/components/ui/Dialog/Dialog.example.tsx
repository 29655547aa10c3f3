import { useTranslation } from 'react-i18next'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { Button } from '#components/ui/Button/Button.tsx'

interface ConfirmProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly onClear: () => void
}

export const Confirm = ({ open, onClose, onClear }: ConfirmProps) => {
  const { t } = useTranslation(['manage', 'common'])
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t('manage:delete.all', { count: 24 })}
      onClose={onClose}
    >
      <DialogActions>
        <Button variant="outline" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button variant="danger" onClick={onClear}>
          {t('manage:delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
