import { Activity, useState } from 'react'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { ProductForm } from '#components/manage/ProductForm/ProductForm.tsx'
import type { ManagementFlow } from '#machines/management/flow.ts'

export interface AddFormProps {
  /** Whether the form is open, and what it shows. */
  readonly flow: ManagementFlow
  /** Called after each attempt. */
  readonly onAttempt?: ((refused: boolean) => void) | undefined
}

/** The add form. An empty one is rendered while nothing else happens, so that it opens at once. */
export const AddForm = ({ flow, onAttempt }: AddFormProps) => {
  const { problem } = flow
  const open = flow.form !== 'closed'
  const [form, setForm] = useState({ open, number: 0 })
  // A form that was closed is not shown again: the next one is empty.
  if (form.open !== open) setForm({ open, number: form.number + (open ? 0 : 1) })
  return (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <ProductForm
        key={form.number}
        {...(flow.draft === null ? {} : { initial: flow.draft })}
        saving={flow.form === 'saving'}
        picture={flow.picture}
        pictureFailure={
          problem?.from === 'picture' && problem.during === 'picture' ? problem.code : null
        }
        failure={
          problem?.during === 'save' ? (
            <FailureBanner
              problem={problem}
              onExport={flow.exportProducts}
              onDismiss={flow.dismissProblem}
            />
          ) : undefined
        }
        onSubmit={flow.saveProduct}
        onDraft={flow.saveDraft}
        onAttempt={onAttempt}
        onClose={flow.closeForm}
        onChoosePicture={flow.choosePicture}
        onRemovePicture={flow.removePicture}
      />
    </Activity>
  )
}
