import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { UndoToast } from '#components/manage/UndoToast/UndoToast.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { ManagementCommands, ManagementView } from '#machines/management/management.view.ts'
import type { ManagedCatalogue } from './managementPage.types.ts'

/** Props of {@link UndoOffer}. */
export interface UndoOfferProps {
  /** The change that can be taken back next. */
  readonly undo: ManagedCatalogue['undo']
  /** Where the page's machine stands. */
  readonly view: ManagementView
  /** What can be asked of it. */
  readonly commands: ManagementCommands
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
export const UndoOffer = ({ undo, view, commands, inline }: UndoOfferProps) => {
  const { t } = useTranslation('manage')
  if (undo === null) return null
  if (view.toast !== 'hidden') {
    return (
      <UndoToast
        offer={undo}
        inline={inline}
        onUndo={commands.undo}
        onTimeout={commands.closeToast}
      />
    )
  }
  return (
    <Line>
      <span>
        <span>{t(`undo.${undo.kind}`, { count: undo.count })}</span>
        {undo.survivesReload ? null : <span>{` · ${t('undo.standingNotStored')}`}</span>}
      </span>
      <Button
        variant="quiet"
        size="sm"
        disabled={view.work !== 'idle'}
        onClick={() => commands.undo()}
      >
        {t('undo.action')}
      </Button>
    </Line>
  )
}
