import { useTranslation } from 'react-i18next'
import { Toast } from '#components/ui/Toast/Toast.tsx'
import type { UndoOffer } from '#domain/catalogue/history.ts'

export interface UndoToastProps {
  /** What was done and can be undone. */
  readonly offer: Pick<UndoOffer, 'id' | 'kind' | 'count'>
  /** Undoes it. */
  readonly onUndo: () => void
  /** Called when the time is over; undo stays possible on the page. */
  readonly onTimeout: () => void
  /** Is where it is rendered, not at the end of the window. @defaultValue false */
  readonly inline?: boolean
}

/**
 * Says what was done and offers to undo it for ten seconds (decision P4, brief §5). The toast measures
 * the time and pauses it while the toast is hovered or focused.
 */
export const UndoToast = ({ offer, onUndo, onTimeout, inline = false }: UndoToastProps) => {
  const { t } = useTranslation('manage')
  return (
    <Toast
      key={offer.id}
      actionLabel={t('undo.action')}
      onAction={onUndo}
      timeText={(seconds) => t('undo.left', { seconds })}
      onTimeout={onTimeout}
      inline={inline}
    >
      {t(`undo.${offer.kind}`, { count: offer.count })}
    </Toast>
  )
}
