import { useTranslation } from 'react-i18next'
import { Toast } from '#components/ui/Toast/Toast.tsx'

interface UndoProps {
  readonly onUndo: () => void
  readonly onTimeout: () => void
}

export const Undo = ({ onUndo, onTimeout }: UndoProps) => {
  const { t } = useTranslation('manage')
  return (
    <Toast
      actionLabel={t('undo.action')}
      onAction={onUndo}
      timeText={(seconds) => `${seconds} s`}
      onTimeout={onTimeout}
    >
      {t('undo.clear', { count: 24 })}
    </Toast>
  )
}
