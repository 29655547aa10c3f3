import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { Button } from '#components/ui/Button/Button.tsx'

export const Import = ({ onFile }: { readonly onFile: (file: File) => void }) => {
  const { t } = useTranslation('manage')
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{t('form.choosePicture')}</Button>
      <FileInput ref={input} accept="application/json" onFile={onFile} />
    </>
  )
}
