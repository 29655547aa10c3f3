import { useTranslation } from 'react-i18next'
import { Tag } from '#components/ui/Tag/Tag.tsx'

export const Added = () => {
  const { t } = useTranslation('manage')
  return <Tag variant="add">{t('action.add')}</Tag>
}
