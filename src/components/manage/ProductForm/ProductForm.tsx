import { chakra } from '@chakra-ui/react'
import type { PictureFailure } from '#domain/catalogue/pictures.ts'
import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PictureField } from '#components/manage/PictureField/PictureField.tsx'
import { SpecificationRows } from '#components/manage/SpecificationRows/SpecificationRows.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import type { ProductDraft } from '#domain/catalogue/product.ts'
import type { ProductForm as Form } from '#domain/catalogue/product.rules.ts'
import type { ManagementView } from '#machines/management/management.view.ts'
import { formStyles } from './formStyles.ts'
import { PlainFields } from './PlainFields.tsx'
import { emptyProductForm, isTouched, useProductForm } from './useProductForm.ts'

/** Props of {@link ProductForm}. */
export interface ProductFormProps {
  /** What it starts with. @defaultValue empty */
  readonly initial?: Form
  /** The product is being stored; what was typed stays. */
  readonly saving: boolean
  /** The optional picture (decision P3). */
  readonly picture: ManagementView['picture']
  /** Why the last chosen picture was refused, or `null`. */
  readonly pictureRefusal: PictureFailure | null
  /** Why the product could not be stored, above the buttons. */
  readonly failure?: ReactNode
  /** Called with a draft that keeps every rule of spec §5. */
  readonly onSubmit: (draft: ProductDraft) => void
  /** Called after each attempt, so that the page's title can say "Error:". */
  readonly onAttempt?: (refused: boolean) => void
  /** Called once closing is sure. */
  readonly onClose: () => void
  readonly onChoosePicture: (file: File) => void
  readonly onRemovePicture: () => void
}

const Panel = chakra('section', { base: formStyles })

/**
 * Adds a product (spec §2, §5): all problems in a summary that takes the focus and at their fields.
 * Closing asks first when something was typed.
 */
export const ProductForm = ({
  initial = emptyProductForm,
  saving,
  picture,
  pictureRefusal,
  failure,
  onSubmit,
  onAttempt,
  onClose,
  onChoosePicture,
  onRemovePicture,
}: ProductFormProps) => {
  const { t } = useTranslation('manage')
  const heading = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [asking, setAsking] = useState(false)
  const state = useProductForm(
    initial,
    (draft) => {
      // Enter and a click, or a double click, make one product only (decision C2 in spirit).
      if (!saving && picture.state !== 'preparing') onSubmit(draft)
    },
    (refused) => onAttempt?.(refused),
  )

  // The panel opens where the button was pressed; its heading takes the focus.
  useEffect(() => {
    title.current?.focus()
  }, [])

  const close = () => {
    if (isTouched(state.form) || picture.state !== 'none') setAsking(true)
    else onClose()
  }
  return (
    <Panel aria-labelledby={heading}>
      <header>
        <h2 id={heading} ref={title} tabIndex={-1}>
          {t('form.title')}
        </h2>
        <Button variant="quiet" size="sm" icon="close" onClick={close}>
          {t('form.close')}
        </Button>
      </header>
      <ErrorSummary
        title={t('summary', { count: state.summary.length })}
        problems={state.summary}
        attempt={state.attempt}
      />
      <form noValidate onSubmit={state.submit} aria-labelledby={heading}>
        <PlainFields state={state} />
        <div className="picture">
          <PictureField
            picture={picture}
            refusal={pictureRefusal}
            onChoose={onChoosePicture}
            onRemove={onRemovePicture}
          />
        </div>
        <div className="whole">
          <SpecificationRows
            id={state.rowsId}
            rows={state.form.specifications}
            errors={state.rowErrors}
            onChange={(specifications) => state.change({ specifications })}
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
}
