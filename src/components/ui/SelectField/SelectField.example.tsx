import { useTranslation } from 'react-i18next'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'

export const MailLanguage = () => {
  const { t } = useTranslation('auth')
  return (
    <SelectField
      name="language"
      label={t('field.name')}
      options={[
        { value: 'zh', label: '中文' },
        { value: 'en', label: 'English' },
      ]}
    />
  )
}
