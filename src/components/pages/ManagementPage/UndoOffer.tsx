import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { UndoToast } from '#components/manage/UndoToast/UndoToast.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { ManagedCatalogue } from './managedCatalogue.ts'

/** Props of {@link UndoOffer}. */
export interface UndoOfferProps {
  /** The change that can be taken back next. */
  readonly undo: ManagedCatalogue['undo']
  /** Whether the toast is shown, and the way to undo. */
  readonly flow: ManagementFlow
  /** The toast stands in the page: on a short page it would cover what is at the end of the window. */
  readonly inline: boolean
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '1',
    '& > button': { marginBlock: '-1.5' },
  },
})

/** What can be undone (decision P4): a toast for ten seconds, then a few words beside the count. */
export const UndoOffer = ({ undo, flow, inline }: UndoOfferProps) => {
  const { t } = useTranslation('manage')
  if (undo === null) return null
  if (flow.toast !== 'hidden') {
    return <UndoToast offer={undo} inline={inline} onUndo={flow.undo} onTimeout={flow.closeToast} />
  }
  return (
    <Line>
      <span>
        <span>{t(`undo.${undo.kind}`, { count: undo.count })}</span>
        {undo.survivesReload ? null : <span>{` · ${t('undo.standingNotStored')}`}</span>}
      </span>
      <Button variant="quiet" size="sm" disabled={flow.work !== 'idle'} onClick={() => flow.undo()}>
        {t('undo.action')}
      </Button>
    </Line>
  )
}
