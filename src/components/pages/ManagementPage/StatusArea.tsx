import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import type { UndoKind } from '#domain/catalogue/history.ts'
import type { ManagementOutcome } from '#machines/management/management.types.ts'
import type {
  ManagementCommands,
  ManagementView,
  ManagementWork,
} from '#machines/management/management.view.ts'
import type { WorkKind } from '#components/manage/codes.ts'
import type { ManagedCatalogue } from './managementPage.types.ts'
import { outcomeMessage } from './outcomeMessage.ts'

/** Props of {@link StatusArea}. */
export interface StatusAreaProps {
  /** Where the page's machine stands. */
  readonly view: ManagementView
  /** What can be asked of it. */
  readonly commands: ManagementCommands
  /** The change that can be taken back next. */
  readonly undo: ManagedCatalogue['undo']
  /** Whether products are kept, or gone once the page is closed. */
  readonly persistence: ManagedCatalogue['persistence']
  /** Hands out the export file. */
  readonly onExport: () => void
}

/** Long work that stands beside the list; an import that is written stands in its preview. */
const longWork: Partial<Record<ManagementWork, WorkKind>> = {
  reading: 'reading',
  loadingSamples: 'samples',
  replacingImage: 'picture',
}

/** The offer whose toast says the same as the outcome. */
const offerOf: Partial<Record<ManagementOutcome['kind'], UndoKind>> = {
  removed: 'remove',
  cleared: 'clear',
  imported: 'import',
  sampled: 'samples',
  priced: 'price',
  pictured: 'picture',
}

/** What is under way, and what came of the last task. */
export const StatusArea = ({ view, commands, undo, persistence, onExport }: StatusAreaProps) => {
  const { t, i18n } = useTranslation('manage')
  const { problem, outcome } = view
  const kind = longWork[view.work]
  const saidByToast = outcome !== null && undo !== null && offerOf[outcome.kind] === undo.kind
  // The form says its own refusals, beside what was typed.
  const inForm = problem?.during === 'save' || problem?.during === 'picture'
  // The toast says it, and after it the line beside the count. A problem is newer than any outcome but
  // that of an export, which its banner may offer.
  const hidden = saidByToast || (problem !== null && outcome?.kind !== 'exported')
  return (
    <>
      {kind === undefined ? null : (
        <WorkProgress kind={kind} share={view.progress} onStop={commands.cancel} />
      )}
      {problem === null || inForm ? null : (
        <FailureBanner problem={problem} onExport={onExport} onDismiss={commands.dismissProblem} />
      )}
      {outcome === null || hidden ? null : (
        <Banner
          key={view.outcomes}
          tone={outcome.kind === 'stopped' ? 'info' : 'success'}
          live="status"
          title={outcomeMessage(outcome, t, i18n.language, persistence)}
        />
      )}
    </>
  )
}
