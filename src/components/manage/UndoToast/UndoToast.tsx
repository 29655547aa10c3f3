import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Toast } from '#components/ui/Toast/Toast.tsx'
import type { UndoOffer } from '#domain/catalogue/history.ts'

/** Props of {@link UndoToast}. */
export interface UndoToastProps {
  /** What was done and can be taken back. */
  readonly offer: Pick<UndoOffer, 'id' | 'kind' | 'count'>
  /** Takes it back. */
  readonly onUndo: () => void
  /** The time is over; undo stays possible on the page. */
  readonly onTimeout: () => void
  /** Pointer or focus has come to it: its time stands still. */
  readonly onHold: () => void
  /** Pointer and focus have left it. */
  readonly onRelease: () => void
}

// Out of the flow, so that the page does not move when it comes and goes.
const Place = chakra('div', { base: { position: 'fixed', zIndex: 'toast' } })

/** What was just done, with ten seconds to take it back on the spot (decision P4, brief §5). */
export const UndoToast = ({ offer, onUndo, onTimeout, onHold, onRelease }: UndoToastProps) => {
  const { t } = useTranslation('manage')
  return (
    <Place
      role="presentation"
      onPointerEnter={() => {
        onHold()
      }}
      onPointerLeave={() => {
        onRelease()
      }}
      onFocus={() => {
        onHold()
      }}
      onBlur={() => {
        onRelease()
      }}
    >
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
