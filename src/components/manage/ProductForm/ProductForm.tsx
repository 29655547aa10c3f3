import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { panel } from '#components/manage/panel.ts'
import { pastedPicture } from '#components/manage/PictureField/pastedPicture.ts'
import { PictureField } from '#components/manage/PictureField/PictureField.tsx'
import { SpecificationRows } from '#components/manage/SpecificationRows/SpecificationRows.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import { useForm } from '#components/ui/useForm.ts'
import type { PictureFailure } from '#domain/catalogue/pictures.ts'
import {
  emptyProduct,
  productDraftOf,
  productEntriesOf,
  productFields,
  validateProduct,
  withChanges,
  type FormSource,
  type ProductEntries,
  type ProductProblem,
} from '#domain/catalogue/product.rules.ts'
import { hasPicture, type Product, type ProductDraft } from '#domain/catalogue/product.ts'
import { limitOf } from '#domain/form.ts'
import { limits } from '#domain/limits.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import { Meanwhile } from './Meanwhile.tsx'
import { PlainFields } from './PlainFields.tsx'
import { isTouched, readForm } from './formValues.ts'

/** Two short fields fit beside each other; then the long ones do as well. */
const paired = '@container (min-width: 17rem)'
const halves = '@container (min-width: 38rem)'

/** The panel that opens in place, with twelve columns (brief §5, §3). */
const formStyles: SystemStyleObject = {
  ...panel,
  containerType: 'inline-size',
  gap: '5',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    '& > h2': { fontSize: 'xl', outline: 'none' },
    '& > button': { marginInlineEnd: '-3' },
  },
  '& > form': {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
    rowGap: '5.5',
    '& > *': { gridColumn: '1 / -1' },
    [paired]: { columnGap: '4', '& > .short': { gridColumn: 'span 6' } },
    [halves]: {
      // A long description makes the row of the picture higher, not the one above it.
      gridTemplateRows: 'auto auto 1fr',
      '& > :is(.name, .description, .picture)': { gridColumn: 'span 6' },
      '& > .short': { gridColumn: 'span 3' },
      // Ends with the picture beside it.
      '& > .description': {
        gridRow: 'span 2',
        alignSelf: 'stretch',
        '& > div': { display: 'flex', flexDirection: 'column', height: '100%' },
        '& textarea': { flex: '1' },
      },
    },
    '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  },
}

export interface ProductFormProps {
  /** What a reload left of it. @defaultValue the source, or empty */
  readonly initial?: ProductEntries
  /** The stored product to change or to copy. @defaultValue a new product */
  readonly source?: FormSource | null
  /** The product to change as it is stored now; `null` when it is gone. @defaultValue as in `source` */
  readonly present?: Product | null
  /** The picture of the source, or `null`. @defaultValue null */
  readonly keptPicture?: string | null
  /** Grows when the form stands in the way of another: it takes the focus. @defaultValue 0 */
  readonly calls?: number
  /** The product is being stored; what was typed stays. */
  readonly saving: boolean
  /** The optional picture (decision P3). */
  readonly picture: ManagementFlow['picture']
  /** Why the last chosen picture was refused, or `null`. */
  readonly pictureFailure: PictureFailure | null
  /** Why the product could not be stored, above the buttons. */
  readonly failure?: ReactNode
  /** Called with a draft that keeps every rule of spec §5, and with the stored product that was shown. */
  readonly onSubmit: (draft: ProductDraft, seen?: Product) => void
  /** Continues from another source, with these entries. */
  readonly onRebase?: (source: FormSource, form: ProductEntries) => void
  /** Called with what was typed so far on every input, or `null` while nothing is typed. */
  readonly onDraft?: (form: ProductEntries | null) => void
  /** Called once closing is sure. */
  readonly onClose: () => void
  /** Called with the chosen picture file. */
  readonly onChoosePicture: (file: File) => void
  /** Takes the picture away, or stops preparing it. */
  readonly onRemovePicture: () => void
}

const Panel = chakra('section', { base: formStyles })

const titles = { edit: 'form.editTitle', copy: 'form.copyTitle' } as const

/**
 * Adds a product, or changes a stored one (spec §2, §5; decision P19): all problems in a summary that takes the
 * focus and at their fields. Closing asks first when something was typed.
 */
export const ProductForm = memo(function ProductForm({
  source = null,
  present = source?.product ?? null,
  initial = source === null ? emptyProduct : productEntriesOf(source.product),
  keptPicture = null,
  calls = 0,
  saving,
  picture,
  pictureFailure,
  failure,
  onSubmit,
  onRebase,
  onDraft,
  onClose,
  onChoosePicture,
  onRemovePicture,
}: ProductFormProps) {
  const { t } = useTranslation('manage')
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const [asking, setAsking] = useState(false)
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
      if (present !== null && source?.kind === 'edit') onSubmit(draft, present)
      else onSubmit(draft)
    },
  })
  const [start] = useState(() => (source === null ? undefined : productEntriesOf(source.product)))
  const ownPicture = source !== null && hasPicture(source.product) ? 'kept' : 'none'
  const keep = (values: ProductEntries) => onDraft?.(isTouched(values, start) ? values : null)
  const typed = () => (element.current === null ? initial : readForm(new FormData(element.current)))

  // The panel opens where the button was pressed; its heading takes the focus.
  useEffect(() => {
    if (title.current !== null) focusOnce(title.current)
  }, [calls])

  const close = () => {
    if (isTouched(typed(), start) || picture.state !== ownPicture) setAsking(true)
    else onClose()
  }
  return (
    <Panel
      aria-labelledby={heading}
      onPaste={(event) => {
        const file = pastedPicture(event.clipboardData)
        if (file === null || saving) return
        event.preventDefault()
        onChoosePicture(file)
      }}
    >
      <header>
        <h2 id={heading} ref={title}>
          {t(source === null ? 'form.title' : titles[source.kind])}
        </h2>
        <Button variant="quiet" size="sm" icon="close" onClick={close}>
          {t('form.close')}
        </Button>
      </header>
      {source?.kind === 'edit' && onRebase !== undefined && !saving ? (
        <Meanwhile
          before={source.product}
          present={present}
          keepsPicture={picture.state === ownPicture}
          onTakeOver={(product) =>
            onRebase({ kind: 'edit', product }, withChanges(typed(), source.product, product))
          }
          onAddAnew={() => onRebase({ ...source, kind: 'copy' }, typed())}
        />
      ) : null}
      <ErrorSummary title={t('summary', { count: summary.problems.length })} {...summary} />
      <form
        {...form}
        ref={element}
        aria-labelledby={heading}
        onInput={(event) => {
          form.onInput(event)
          keep(typed())
        }}
      >
        <PlainFields initial={initial} field={field} />
        <div className="picture">
          <PictureField
            picture={picture}
            kept={keptPicture}
            failure={pictureFailure}
            onChoose={onChoosePicture}
            onRemove={onRemovePicture}
          />
        </div>
        <div>
          <SpecificationRows
            rows={rows}
            field={(row) => field(`specifications-${row}`)}
            onChange={(specifications) => {
              setRows(specifications)
              const values = { ...typed(), specifications }
              removeCorrected(values)
              keep(values)
            }}
          />
        </div>
        {failure === undefined ? null : <div>{failure}</div>}
        <div className="buttons">
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
              onClose()
            }}
          >
            {t('form.discard')}
          </Button>
        </DialogActions>
      </Dialog>
    </Panel>
  )
})
