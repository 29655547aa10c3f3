import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import type { FormFlow } from '#machines/management/form.ts'

/** `flow.problem` is `{ from: 'store', code: 'full' }`. */
export const Saved = ({
  flow,
  onExport,
}: {
  readonly flow: FormFlow
  readonly onExport: () => void
}) =>
  flow.problem === null ? null : (
    <FailureBanner
      failure={flow.problem}
      during="save"
      onExport={onExport}
      onClose={flow.dismissProblem}
    />
  )
