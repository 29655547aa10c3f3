import { useTranslation } from 'react-i18next'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { Button } from '#components/ui/Button/Button.tsx'

interface ActionsProps {
  readonly onCancel: () => void
  readonly onSave: () => void
}

export const Actions = ({ onCancel, onSave }: ActionsProps) => {
  const { t } = useTranslation(['manage', 'common'])
  return (
    <DialogActions>
      <Button variant="outline" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
      <Button onClick={onSave}>{t('manage:form.save')}</Button>
    </DialogActions>
  )
}
