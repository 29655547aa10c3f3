import { useTranslation } from 'react-i18next'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'

export const Terms = () => {
  const { t } = useTranslation('auth')
  return (
    <Checkbox name="terms" required>
      {t('field.name')}
    </Checkbox>
  )
}
