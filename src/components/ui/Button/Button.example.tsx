import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'

interface SaveProps {
  readonly saving: boolean
  readonly onSave: () => void
  readonly onCancel: () => void
}

export const Save = ({ saving, onSave, onCancel }: SaveProps) => {
  const { t } = useTranslation(['manage', 'common'])
  return (
    <>
      <Button busy={saving} onClick={onSave}>
        {t('manage:form.save')}
      </Button>
      <Button variant="outline" onClick={onCancel}>
        {t('common:action.cancel')}
      </Button>
    </>
  )
}
