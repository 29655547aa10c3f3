import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import type { ManagementFlow } from '#machines/management/flow.ts'

/** `flow.problem` is `{ from: 'store', code: 'full', … }`. */
export const Saved = ({ flow }: { readonly flow: ManagementFlow }) =>
  flow.problem === null ? null : <FailureBanner problem={flow.problem} flow={flow} />
