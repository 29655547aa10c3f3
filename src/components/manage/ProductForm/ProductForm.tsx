import { Activity, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { pastedPicture } from '#components/manage/PictureField/pastedPicture.ts'
import { PictureField } from '#components/manage/PictureField/PictureField.tsx'
import { SpecificationRows } from '#components/manage/SpecificationRows/SpecificationRows.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import { useForm } from '#components/ui/useForm.ts'
import {
  emptyProduct,
  productDraftOf,
  productEntriesOf,
  productFields,
  validateProduct,
  withChanges,
  type ProductEntries,
  type ProductProblem,
} from '#domain/catalogue/product.rules.ts'
import { hasPicture, pictureOf } from '#domain/catalogue/product.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { lengthOf } from '#domain/fields.ts'
import { limitOf } from '#domain/form.ts'
import { limits } from '#domain/limits.ts'
import type { FormFlow } from '#machines/management/form.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { PlainFields } from './PlainFields.tsx'
import { isTouched, readForm } from './formValues.ts'
import styles from './ProductForm.module.css'

export interface ProductFormProps {
  /** The stored products with their pictures. */
  readonly catalogue: Pick<CatalogueSnapshot, 'products' | 'images'>
  /** Whether the form is open, what it starts from, and what it may do. */
  readonly flow: FormFlow
  /** Hands out the export file, where storage is full. */
  readonly onExport: () => void
}

const titles = { edit: 'form.editTitle', copy: 'form.copyTitle' } as const

/** One form, from opening to closing. */
const Form = ({ catalogue, flow, onExport }: ProductFormProps) => {
  const { source, picture, problem, pictureProblem } = flow
  const { t } = useTranslation('manage')
  const saving = flow.state === 'saving'
  const present =
    source === null
      ? null
      : (catalogue.products.find(({ $id }) => $id === source.product.$id) ?? null)
  const pictured = present ?? source?.product
  // A copy is told from its original from the start.
  const [start] = useState(() => {
    if (source === null) return undefined
    const entries = productEntriesOf(source.product)
    const productName = t('form.copyName', { name: entries.productName })
    const isNamed = source.kind === 'copy' && lengthOf(productName) <= limits.productName
    return isNamed ? { ...entries, productName } : entries
  })
  const initial = flow.draft ?? start ?? emptyProduct
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
  const [shownCalls] = useState(flow.calls)
  const [rows, setRows] = useState(initial.specifications)
  const sentence = (problem: ProductProblem) => {
    if (typeof problem === 'string') {
      return t(`problem.${problem}`, { max: limitOf(productFields, problem) })
    }
    if ('reason' in problem) return t(`problem.${problem.code}`)
    return t(`problem.${problem.code}`, {
      row: problem.row + 1,
      rows: limits.specificationRows,
      name: limits.specificationName,
      value: limits.specificationValue,
    })
  }
  const { form, field, summary, removeCorrected } = useForm({
    read: readForm,
    validate: validateProduct,
    message: (problem) =>
      typeof problem === 'object' && 'reason' in problem && problem.reason !== 'empty'
        ? t('problem.withReason', {
            problem: sentence(problem),
            reason: t(`number.${problem.reason}`),
          })
        : sentence(problem),
    summaryMessage: sentence,
    pending: saving || picture.state === 'preparing',
    onSubmit: (values) => {
      const draft = productDraftOf(values)
      if (draft === null) return
      if (present !== null && source?.kind === 'edit') flow.save(draft, present)
      else flow.save(draft)
    },
  })
  const ownPicture = source !== null && hasPicture(source.product) ? 'kept' : 'none'
  const keep = (values: ProductEntries) => {
    const kept = source === null ? values : { ...values, source }
    flow.keep(isTouched(values, start) ? kept : null)
  }
  const typed = () => (element.current === null ? initial : readForm(new FormData(element.current)))

  // The panel opens where the button was pressed; its heading takes the focus.
  useEffect(() => {
    if (title.current !== null) focusOnce(title.current)
  }, [flow.calls])

  const close = () => {
    if (isTouched(typed(), start) || picture.state !== ownPicture) setAsking(true)
    else flow.close()
  }
  return (
    <section
      className={styles.root}
      aria-labelledby={heading}
      onPaste={(event) => {
        const file = pastedPicture(event.clipboardData)
        if (file === null || saving) return
        event.preventDefault()
        flow.choosePicture(file)
      }}
    >
      <header>
        <h2 id={heading} ref={title}>
          {t(source === null ? 'form.title' : titles[source.kind])}
        </h2>
        <Button variant="quiet" size="sm" icon="close" disabled={saving} onClick={close}>
          {t('form.close')}
        </Button>
      </header>
      {flow.calls === shownCalls ? null : (
        <Banner tone="info" live="status" title={t('form.openAlready')} />
      )}
      {source?.kind === 'edit' && !saving ? (
        <Meanwhile
          before={source.product}
          present={present}
          keepsPicture={picture.state === ownPicture}
          onTakeOver={(product) =>
            flow.rebase({ kind: 'edit', product }, withChanges(typed(), source.product, product))
          }
          onAddAnew={() => flow.rebase({ ...source, kind: 'copy' }, typed())}
        />
      ) : null}
      <ErrorSummary title={t('summary', { count: summary.problems.length })} {...summary} />
      <form
        {...form}
        className={styles.form}
        ref={element}
        aria-labelledby={heading}
        onInput={(event) => {
          form.onInput(event)
          keep(typed())
        }}
      >
        <PlainFields initial={initial} readOnly={saving} field={field} />
        <div className={styles.long}>
          <PictureField
            picture={picture}
            saving={saving}
            kept={pictured === undefined ? null : pictureOf(pictured, catalogue.images)}
            failure={pictureProblem?.from === 'picture' ? pictureProblem.code : null}
            onChoose={flow.choosePicture}
            onRemove={flow.removePicture}
          />
        </div>
        <div>
          <SpecificationRows
            rows={rows}
            readOnly={saving}
            field={(row) => field(`specifications-${row}`)}
            onChange={(specifications) => {
              setRows(specifications)
              const values = { ...typed(), specifications }
              removeCorrected(values)
              keep(values)
            }}
          />
        </div>
        {problem === null ? null : (
          <div>
            <FailureBanner
              failure={problem}
              during="save"
              onExport={onExport}
              onClose={flow.dismissProblem}
            />
          </div>
        )}
        <div className={styles.buttons}>
          <Button type="submit" busy={saving} disabled={picture.state === 'preparing'}>
            {t(saving ? 'form.saving' : 'form.save')}
          </Button>
          <Button variant="outline" disabled={saving} onClick={close}>
            {t('form.cancel')}
          </Button>
        </div>
      </form>
      <Dialog
        open={asking}
        role="alertdialog"
        title={t('form.discardTitle')}
        description={t('form.discardText')}
        onClose={() => setAsking(false)}
      >
        <DialogActions>
          <Button variant="outline" onClick={() => setAsking(false)}>
            {t('form.keepEditing')}
          </Button>
          <Button
            variant="danger"
            onClick={() => {
              setAsking(false)
              flow.close()
            }}
          >
            {t('form.discard')}
          </Button>
        </DialogActions>
      </Dialog>
    </section>
  )
}

/**
 * Adds a product, or changes a stored one (spec §2, §5; decision P19): all problems in a summary that takes the
 * focus and at their fields. Closing asks first when something was typed. An empty one is rendered while nothing else
 * happens, so that it opens at once.
 */
export const ProductForm = ({ catalogue, flow, onExport }: ProductFormProps) => {
  const open = flow.state !== 'closed'
  const [form, setForm] = useState({ open, number: 0 })
  // A form that was closed is not shown again: the next one is empty.
  if (form.open !== open) setForm({ open, number: form.number + (open ? 0 : 1) })
  return (
    <Activity mode={open ? 'visible' : 'hidden'}>
      <Form
        key={`${form.number} ${flow.forms}`}
        catalogue={catalogue}
        flow={flow}
        onExport={onExport}
      />
    </Activity>
  )
}
