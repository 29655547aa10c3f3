import { Activity, useState } from 'react'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { ProductForm } from '#components/manage/ProductForm/ProductForm.tsx'
import { pictureOf } from '#domain/catalogue/product.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { ManagedCatalogue } from './managedCatalogue.ts'

export interface AddFormProps {
  /** The stored products with their pictures. */
  readonly catalogue: Pick<ManagedCatalogue, 'products' | 'images'>
  /** Whether the form is open, and what it shows. */
  readonly flow: ManagementFlow
}

/** The form, for a new product or a stored one. An empty one is rendered while nothing else happens, so that it opens at once. */
export const AddForm = ({ catalogue, flow }: AddFormProps) => {
  const { problem, source } = flow
  const present =
    source === null ? null : catalogue.products.find(({ $id }) => $id === source.product.$id)
  const pictured = present ?? source?.product
  const open = flow.form !== 'closed'
  const [form, setForm] = useState({ open, number: 0 })
  // A form that was closed is not shown again: the next one is empty.
  if (form.open !== open) setForm({ open, number: form.number + (open ? 0 : 1) })
  return (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <ProductForm
        key={`${form.number} ${flow.forms}`}
        {...(flow.draft === null ? {} : { initial: flow.draft })}
        source={source}
        present={present ?? null}
        keptPicture={pictured === undefined ? null : pictureOf(pictured, catalogue.images)}
        calls={flow.calls}
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
        onRebase={flow.rebaseForm}
        onDraft={flow.saveDraft}
        onClose={flow.closeForm}
        onChoosePicture={flow.choosePicture}
        onRemovePicture={flow.removePicture}
      />
    </Activity>
  )
}
