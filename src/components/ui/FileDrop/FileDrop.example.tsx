import { useTranslation } from 'react-i18next'
import { FileDrop } from '#components/ui/FileDrop/FileDrop.tsx'

export const Picture = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const { t } = useTranslation('manage')
  return (
    <FileDrop
      label={t('form.picture')}
      buttonLabel={t('form.choosePicture')}
      accept="image/*"
      onFile={onFile}
    />
  )
}
