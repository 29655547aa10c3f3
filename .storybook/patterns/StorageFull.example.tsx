import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import type { ManagementProblem } from '#machines/management/outcome.ts'

interface SavedProps {
  /** From the flow: `{ from: 'store', code: 'full', … }`. */
  readonly problem: ManagementProblem | null
  readonly onExport: () => void
  readonly onDismiss: () => void
}

export const Saved = ({ problem, onExport, onDismiss }: SavedProps) =>
  problem === null ? null : (
    <FailureBanner problem={problem} onExport={onExport} onDismiss={onDismiss} />
  )
