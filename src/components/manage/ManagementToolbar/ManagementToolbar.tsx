import { useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { ActionMenu } from '#components/manage/ActionMenu/ActionMenu.tsx'
import { importTypes } from '#components/manage/ImportButton/ImportButton.tsx'
import { PublishDialog } from '#components/manage/PublishDialog/PublishDialog.tsx'
import { storageStateOf } from '#components/manage/managedCatalogue.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { ManagementPageFlow } from '#components/pages/ManagementPage/managementPageFlow.ts'
import styles from './ManagementToolbar.module.css'

export interface ManagementToolbarProps {
  /** The stored products, and what may be done with all of them. */
  readonly flow: Pick<
    ManagementPageFlow,
    'catalogue' | 'said' | 'form' | 'importing' | 'setQuestion' | 'exportAll' | 'published'
  >
  /** The button that opens the form, to move focus to it. */
  readonly addRef?: Ref<HTMLButtonElement>
  /** The button that imports. */
  readonly importRef?: Ref<HTMLButtonElement>
  /** The button of the menu, which has the import below 480 px. */
  readonly menuRef?: Ref<HTMLButtonElement>
  /** Logs out. @defaultValue not offered */
  readonly onLogOut?: (() => void) | undefined
}

/** What can be done with the whole catalogue (brief §5): add, import, export, and a menu of rare actions. */
export const ManagementToolbar = ({
  flow: { catalogue, said, form, importing, setQuestion, exportAll, published },
  addRef,
  importRef,
  menuRef,
  onLogOut,
}: ManagementToolbarProps) => {
  const { t } = useTranslation(['manage', 'common', 'publish'])
  const language = useLanguage()
  const file = useRef<HTMLInputElement>(null)
  const [publishing, setPublishing] = useState(false)
  const { products, phase, undo } = catalogue
  const loading = phase === 'loading'
  const fixed = loading || storageStateOf(catalogue).readOnly
  const empty = products.length === 0
  // Its products are written from the preview that is open.
  const importsNow = importing.state === 'applying'
  const exportSheet = (sheet: 'products' | 'template') =>
    void said.ask({ kind: 'export', file: { sheet, language }, ids: null })
  const chooseFile = () => file.current?.click()
  return (
    <div className={styles.root} role="group" aria-label={t('action.toolbar')}>
      <FileInput ref={file} accept={importTypes} onFile={importing.openFile} />
      <span className={styles.wide}>
        <Button
          ref={importRef}
          variant="outline"
          icon="upload"
          disabled={fixed || importsNow}
          onClick={chooseFile}
        >
          {t('action.import')}
        </Button>
        {empty ? null : (
          <Button variant="outline" icon="download" onClick={exportAll}>
            {t('action.export')}
          </Button>
        )}
      </span>
      {empty || fixed ? null : (
        <Button
          ref={addRef}
          // The form and the preview have their own main button.
          variant={
            form.state === 'closed' && importing.plan === null && importing.choice === null
              ? 'solid'
              : 'outline'
          }
          onClick={() => form.open()}
        >
          <span className={styles.add}>
            <Icon name="plus" />
            <span className={styles.label}>{t('action.add')}</span>
          </span>
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
            disabled: fixed || importsNow,
            onSelect: chooseFile,
          },
          ...(empty
            ? []
            : [
                {
                  label: t('action.export'),
                  icon: 'download' as const,
                  narrow: true,
                  onSelect: exportAll,
                },
                {
                  label: t('publish:title'),
                  icon: 'globe' as const,
                  onSelect: () => setPublishing(true),
                },
              ]),
          ...(undo === null
            ? []
            : [
                {
                  label: t('undo.named', { what: t(`undo.${undo.kind}`, { count: undo.count }) }),
                  icon: 'undo' as const,
                  onSelect: () => void said.ask({ kind: 'undo', id: undo.id }),
                },
              ]),
          {
            label: t('action.samples'),
            icon: 'box',
            disabled: fixed,
            onSelect: () => void said.ask({ kind: 'samples', language }),
          },
          {
            label: t('action.sheet'),
            icon: 'table',
            disabled: empty,
            onSelect: () => exportSheet('products'),
          },
          {
            label: t('action.template'),
            icon: 'download',
            disabled: loading,
            onSelect: () => exportSheet('template'),
          },
          {
            label: t('action.clear'),
            icon: 'trash',
            danger: true,
            disabled: fixed || empty,
            onSelect: () => setQuestion({ kind: 'deleteAll', ids: products.map(({ $id }) => $id) }),
          },
          ...(onLogOut === undefined
            ? []
            : [{ label: t('common:logOut.submit'), icon: 'logOut' as const, onSelect: onLogOut }]),
        ]}
      />
      <PublishDialog
        open={publishing}
        count={products.length}
        published={published}
        onExport={exportAll}
        onClose={() => setPublishing(false)}
      />
    </div>
  )
}
