import { useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ActionMenu } from '#components/manage/ActionMenu/ActionMenu.tsx'
import { importTypes } from '#components/manage/ImportButton/ImportButton.tsx'
import { storageStateOf, type ManagedCatalogue } from '#components/manage/managedCatalogue.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import type { ManagementFlow } from '#machines/management/flow.ts'
import styles from './ManagementToolbar.module.css'

export interface ManagementToolbarProps {
  /** The stored products and what is known of their storage. */
  readonly catalogue: ManagedCatalogue
  /** What may be done with all of them. */
  readonly flow: ManagementFlow
  /** The button that opens the form, to move focus to it. */
  readonly addRef?: Ref<HTMLButtonElement>
  /** The button that imports. */
  readonly importRef?: Ref<HTMLButtonElement>
  /** The button of the menu, which has the import below 480 px. */
  readonly menuRef?: Ref<HTMLButtonElement>
}

/** What can be done with the whole catalogue (brief §5): add, import, export, and a menu of rare actions. */
export const ManagementToolbar = ({
  catalogue,
  flow,
  addRef,
  importRef,
  menuRef,
}: ManagementToolbarProps) => {
  const { t } = useTranslation('manage')
  const language = useLanguage()
  const file = useRef<HTMLInputElement>(null)
  const { products, phase, undo } = catalogue
  const loading = phase === 'loading'
  const fixed = loading || storageStateOf(catalogue).readOnly
  const empty = products.length === 0
  const chooseFile = () => file.current?.click()
  return (
    <div className={styles.root} role="group" aria-label={t('action.toolbar')}>
      <FileInput ref={file} accept={importTypes} onFile={flow.chooseImport} />
      <span className={styles.wide}>
        <Button
          ref={importRef}
          variant="outline"
          icon="upload"
          disabled={fixed}
          onClick={chooseFile}
        >
          {t('action.import')}
        </Button>
        <Button variant="outline" icon="download" disabled={empty} onClick={flow.exportProducts}>
          {t('action.export')}
        </Button>
      </span>
      {empty || fixed ? null : (
        <Button
          ref={addRef}
          icon="plus"
          // The form and the preview have their own main button.
          variant={flow.form === 'closed' && flow.plan === null ? 'solid' : 'outline'}
          onClick={() => flow.openForm()}
        >
          <span className={styles.label}>{t('action.add')}</span>
        </Button>
      )}
      <ActionMenu
        ref={menuRef}
        label={t('action.more')}
        actions={[
          {
            label: t('action.import'),
            icon: 'upload',
            narrow: true,
            disabled: fixed,
            onSelect: chooseFile,
          },
          {
            label: t('action.export'),
            icon: 'download',
            narrow: true,
            disabled: empty,
            onSelect: flow.exportProducts,
          },
          ...(undo === null
            ? []
            : [
                {
                  label: t('undo.named', { what: t(`undo.${undo.kind}`, { count: undo.count }) }),
                  icon: 'undo' as const,
                  onSelect: () => flow.undo(undo.id),
                },
              ]),
          {
            label: t('action.samples'),
            icon: 'box',
            disabled: fixed,
            onSelect: () => flow.loadSamples(language),
          },
          {
            label: t('action.sheet'),
            icon: 'table',
            disabled: empty,
            onSelect: () => flow.exportSheet('products', language),
          },
          {
            label: t('action.template'),
            icon: 'form',
            disabled: loading,
            onSelect: () => flow.exportSheet('template', language),
          },
          {
            label: t('action.clear'),
            icon: 'trash',
            danger: true,
            disabled: fixed || empty,
            onSelect: () =>
              flow.askRemoval(
                'clear',
                products.map(({ $id }) => $id),
              ),
          },
        ]}
      />
    </div>
  )
}
