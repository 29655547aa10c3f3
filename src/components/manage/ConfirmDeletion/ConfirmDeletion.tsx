import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ManagedCatalogue } from '#components/manage/managedCatalogue.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'
import styles from './ConfirmDeletion.module.css'

export interface ConfirmDeletionProps {
  /** The stored products: another tab may have removed some that the question is about. */
  readonly catalogue: ManagedCatalogue
  /** What the question is about; `null` while there is none. */
  readonly question: {
    readonly kind: 'deleteMany' | 'deleteAll'
    readonly ids: readonly string[]
  } | null
  /** Hands out what would be deleted. */
  readonly onExport: () => void
  readonly onConfirm: () => void
  readonly onClose: () => void
  /** The site publishes a catalogue, which stays. */
  readonly published: boolean
  /** The result of the export, above the buttons. */
  readonly notice?: ReactNode
}

const titles = { deleteAll: 'delete.all', deleteMany: 'delete.some' } as const

/** "Delete all 24 products?" (spec §2, §9), or the chosen ones: the number, what follows, and the export before it. */
export const ConfirmDeletion = ({
  catalogue,
  question,
  onExport,
  onConfirm,
  onClose,
  published,
  notice,
}: ConfirmDeletionProps) => {
  const { t } = useTranslation('manage')
  const { kind, ids } = question ?? { kind: 'deleteAll' as const, ids: [] }
  const asked = new Set(ids)
  const count = catalogue.products.filter(({ $id }) => asked.has($id)).length
  const text = published ? 'delete.textPublished' : 'delete.text'
  return (
    <Dialog
      open={question !== null}
      role="alertdialog"
      title={t(titles[kind], { count })}
      description={t(catalogue.persistence === 'browser' ? text : 'delete.textSession')}
      onClose={onClose}
    >
      {question === null ? null : <div className={styles.notice}>{notice}</div>}
      <DialogActions>
        <Button variant="outline" icon="download" onClick={onExport}>
          {t('delete.exportFirst')}
        </Button>
        <Button variant="outline" onClick={onClose}>
          {t('delete.cancel')}
        </Button>
        <Button variant="danger" onClick={onConfirm}>
          {t('delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
