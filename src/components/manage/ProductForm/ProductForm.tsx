import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField } from '#components/manage/PictureField/PictureField.tsx'
import { SpecificationRows } from '#components/manage/SpecificationRows/SpecificationRows.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { focusOnce } from '#components/ui/focusOnce.ts'
import { useForm } from '#components/ui/useForm.ts'
import type { PictureFailure } from '#domain/catalogue/pictures.ts'
import {
  readProductForm,
  type ProductForm as Form,
  type ProductProblem,
} from '#domain/catalogue/product.rules.ts'
import type { ProductDraft } from '#domain/catalogue/product.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import { PlainFields } from './PlainFields.tsx'
import {
  emptyProductForm,
  isTouched,
  problemsByField,
  readForm,
  type FormFieldName,
} from './formValues.ts'

/** The panel that opens in place, with twelve columns from 1024 px (brief §5, §3). */
const formStyles: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  padding: { base: '5', md: '7' },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  animation: 'riseIn {durations.base} {easings.out}',
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
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    // A long description makes the row of the picture higher, not the one above it.
    gridTemplateRows: { lg: 'auto auto 1fr' },
    rowGap: '5.5',
    columnGap: '4',
    '& > .name': { gridColumn: { lg: 'span 6' } },
    '& > .short': { gridColumn: { lg: 'span 3' } },
    // Ends with the picture beside it.
    '& > .description': {
      gridColumn: { lg: 'span 6' },
      gridRow: { lg: 'span 2' },
      alignSelf: { lg: 'stretch' },
      '& > div': { lg: { display: 'flex', flexDirection: 'column', height: '100%' } },
      '& textarea': { flex: { lg: '1' } },
    },
    '& > .picture': { gridColumn: { lg: 'span 6' } },
    '& > .whole': { gridColumn: '1 / -1' },
    '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  },
}

export interface ProductFormProps {
  /** What it starts with. @defaultValue empty */
  readonly initial?: Form
  /** The product is being stored; what was typed stays. */
  readonly saving: boolean
  /** The optional picture (decision P3). */
  readonly picture: ManagementFlow['picture']
  /** Why the last chosen picture was refused, or `null`. */
  readonly pictureFailure: PictureFailure | null
  /** Why the product could not be stored, above the buttons. */
  readonly failure?: ReactNode
  /** Called with a draft that keeps every rule of spec §5. */
  readonly onSubmit: (draft: ProductDraft) => void
  /** Called with what was typed so far on every input, or `null` while nothing is typed. */
  readonly onDraft?: (form: Form | null) => void
  /** Called after each attempt, so that the page's title can say "Error:". */
  readonly onAttempt?: ((refused: boolean) => void) | undefined
  /** Called once closing is sure. */
  readonly onClose: () => void
  /** Called with the chosen picture file. */
  readonly onChoosePicture: (file: File) => void
  /** Takes the picture away, or stops preparing it. */
  readonly onRemovePicture: () => void
}

const Panel = chakra('section', { base: formStyles })

/**
 * Adds a product (spec §2, §5): all problems in a summary that takes the focus and at their fields.
 * Closing asks first when something was typed.
 */
export const ProductForm = memo(function ProductForm({
  initial = emptyProductForm,
  saving,
  picture,
  pictureFailure,
  failure,
  onSubmit,
  onDraft,
  onAttempt,
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
  const sentence = ({ code, row }: ProductProblem) => t(`problem.${code}`, { row: (row ?? 0) + 1 })
  const { form, field, summary, removeCorrected } = useForm<Form, FormFieldName, ProductProblem>({
    read: readForm,
    validate: problemsByField,
    message: (problem) =>
      problem.reason === undefined
        ? sentence(problem)
        : t('problem.withReason', {
            problem: sentence(problem),
            reason: t(`number.${problem.reason}`),
          }),
    summaryMessage: sentence,
    pending: saving || picture.state === 'preparing',
    recheck: true,
    onSubmit: (values) => {
      const draft = readProductForm(values)
      if (draft.ok) onSubmit(draft.value)
    },
    onInvalidChange: onAttempt,
  })
  const keep = (values: Form) => onDraft?.(isTouched(values) ? values : null)
  const typed = () => (element.current === null ? initial : readForm(new FormData(element.current)))

  // The panel opens where the button was pressed; its heading takes the focus.
  useEffect(() => {
    if (title.current !== null) focusOnce(title.current)
  }, [])

  const close = () => {
    if (isTouched(typed()) || picture.state !== 'none') setAsking(true)
    else onClose()
  }
  return (
    <Panel aria-labelledby={heading}>
      <header>
        <h2 id={heading} ref={title}>
          {t('form.title')}
        </h2>
        <Button variant="quiet" size="sm" icon="close" onClick={close}>
          {t('form.close')}
        </Button>
      </header>
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
            failure={pictureFailure}
            onChoose={onChoosePicture}
            onRemove={onRemovePicture}
          />
        </div>
        <div className="whole">
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
        {failure === undefined ? null : <div className="whole">{failure}</div>}
        <div className="whole buttons">
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
