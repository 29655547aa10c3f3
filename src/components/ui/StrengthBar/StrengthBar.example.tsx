import { useTranslation } from 'react-i18next'
import { StrengthBar } from '#components/ui/StrengthBar/StrengthBar.tsx'

export const Strength = ({ score }: { readonly score: number }) => {
  const { t } = useTranslation('auth')
  return (
    <StrengthBar
      label={t('strength.label')}
      score={score}
      level="weak"
      levelText={t('strength.weak')}
    />
  )
}
