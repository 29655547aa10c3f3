import { chakra } from '@chakra-ui/react/styled-system'
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
  /** Stands where it is rendered, not at the end of the window. @defaultValue false */
  readonly inline?: boolean
}

// Out of the flow, so that the page does not move when it comes and goes.
const Place = chakra('div', {
  base: {
    position: 'fixed',
    zIndex: 'toast',
    '&[data-inline]': {
      position: 'static',
      width: '100%',
      '& > div': { position: 'relative', inset: 'auto', maxWidth: '30rem', boxShadow: 'none' },
    },
  },
})

/**
 * Says what was done and offers to undo it for ten seconds (decision P4, brief §5). The toast measures
 * the time and pauses it while the toast is hovered or focused.
 */
export const UndoToast = ({ offer, onUndo, onTimeout, inline = false }: UndoToastProps) => {
  const { t } = useTranslation('manage')
  return (
    <Place data-inline={inline ? '' : undefined}>
      <Toast
        key={offer.id}
        actionLabel={t('undo.action')}
        onAction={onUndo}
        timeText={(seconds) => t('undo.left', { seconds })}
        onTimeout={onTimeout}
      >
        {t(`undo.${offer.kind}`, { count: offer.count })}
      </Toast>
    </Place>
  )
}
