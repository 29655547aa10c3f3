import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { UndoToast } from '#components/manage/UndoToast/UndoToast.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type {
  ManagementCommands,
  ManagementView,
  ManagementWork,
} from '#machines/management/management.view.ts'
import type { WorkKind } from '#components/manage/codes.ts'
import type { ManagedCatalogue } from './managementPage.types.ts'
import { outcomeWords } from './outcomeWords.ts'

/** Props of {@link StatusArea}. */
export interface StatusAreaProps {
  readonly view: ManagementView
  readonly commands: ManagementCommands
  readonly undo: ManagedCatalogue['undo']
  readonly onExport: () => void
}

const Row = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    fontSize: 'sm',
    color: 'fg.muted',
  },
})

/** Long work that stands beside the list; an import that is written stands in its preview. */
const longWork: Partial<Record<ManagementWork, WorkKind>> = {
  reading: 'reading',
  loadingSamples: 'samples',
  replacingImage: 'picture',
}

/** What is under way, what came of the last task, and what can be taken back. */
export const StatusArea = ({ view, commands, undo, onExport }: StatusAreaProps) => {
  const { t, i18n } = useTranslation('manage')
  const { problem, outcome, toast } = view
  const kind = longWork[view.work]
  const toasted = undo !== null && toast !== 'hidden'
  // The form says its own refusals, beside what was typed.
  const inForm = problem?.during === 'save' || problem?.during === 'picture'
  return (
    <>
      {kind === undefined ? null : (
        <WorkProgress kind={kind} share={view.progress} onStop={commands.cancel} />
      )}
      {problem === null || inForm ? null : (
        <FailureBanner problem={problem} onExport={onExport} onDismiss={commands.dismissProblem} />
      )}
      {outcome === null || toasted || problem !== null ? null : (
        <Banner
          key={view.outcomes}
          tone={outcome.kind === 'stopped' ? 'info' : 'success'}
          live="status"
          title={outcomeWords(outcome, t, i18n.language)}
        />
      )}
      {undo === null || toasted ? null : (
        <Row>
          <span>
            {t(`undo.${undo.kind}`, { count: undo.count })}
            {undo.survivesReload ? null : ` · ${t('undo.standingNotStored')}`}
          </span>
          <Button
            variant="quiet"
            size="sm"
            disabled={view.work !== 'idle'}
            onClick={() => commands.undo()}
          >
            {t('undo.action')}
          </Button>
        </Row>
      )}
      {toasted ? (
        <UndoToast offer={undo} onUndo={commands.undo} onTimeout={commands.closeToast} />
      ) : null}
    </>
  )
}
