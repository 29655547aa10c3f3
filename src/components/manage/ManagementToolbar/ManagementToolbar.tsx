import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '#components/manage/ActionMenu/ActionMenu.tsx'
import { importTypes } from '#components/manage/ImportButton/ImportButton.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { Button } from '#components/ui/Button/Button.tsx'

export interface ManagementToolbarProps {
  /** Nothing stored: nothing to export or clear. */
  readonly empty: boolean
  /** Another task is under way: the buttons wait. */
  readonly busy: boolean
  /** Nothing may be changed (decision P2). */
  readonly readOnly: boolean
  /** The button that imports, to move focus to it. */
  readonly importRef?: Ref<HTMLButtonElement>
  /** The button of the menu, which has the import below 640 px. */
  readonly menuRef?: Ref<HTMLButtonElement>
  /** Loads the 24 samples (decision P5). */
  readonly onSamples: () => void
  /** Called with the chosen import file (decision P4). */
  readonly onImport: (file: File) => void
  /** Hands out the export file. */
  readonly onExport: () => void
  /** Hands out the products, or a template, as a sheet (decision P13). */
  readonly onSheet: (sheet: 'products' | 'template') => void
  /** Opens the question whether to clear all. */
  readonly onClear: () => void
  /** Logs out; in the menu below 640 px, where the page has no button for it. @defaultValue not offered */
  readonly onLogOut?: (() => void) | undefined
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    // With larger text the buttons wrap.
    flexWrap: 'wrap',
    gap: '2',
    '& > button': {
      // On a phone they are in the menu, beside the title.
      display: { base: 'none', sm: 'inline-flex' },
      minWidth: 'control.md',
      paddingInline: '3.5',
    },
    '& > button.icon': { display: 'inline-flex', paddingInline: 0 },
  },
})

/** What can be done with the whole catalogue (brief §5): import, export, and a menu of rare actions. */
export const ManagementToolbar = memo(function ManagementToolbar({
  empty,
  busy,
  readOnly,
  importRef,
  menuRef,
  onSamples,
  onImport,
  onExport,
  onSheet,
  onClear,
  onLogOut,
}: ManagementToolbarProps) {
  const { t } = useTranslation(['manage', 'common'])
  const still = busy || readOnly
  const file = useRef<HTMLInputElement>(null)
  const choose = () => file.current?.click()
  return (
    <Row role="group" aria-label={t('action.toolbar')}>
      <FileInput ref={file} accept={importTypes} onFile={onImport} />
      <Button ref={importRef} variant="outline" icon="upload" disabled={still} onClick={choose}>
        {t('action.import')}
      </Button>
      <Button variant="outline" icon="download" disabled={busy || empty} onClick={onExport}>
        {t('action.export')}
      </Button>
      <ActionMenu
        ref={menuRef}
        label={t('action.more')}
        actions={[
          {
            label: t('action.import'),
            icon: 'upload',
            narrow: true,
            disabled: still,
            onSelect: choose,
          },
          {
            label: t('action.export'),
            icon: 'download',
            narrow: true,
            disabled: busy || empty,
            onSelect: onExport,
          },
          { label: t('action.samples'), icon: 'box', disabled: still, onSelect: onSamples },
          {
            label: t('action.sheet'),
            icon: 'download',
            disabled: busy || empty,
            onSelect: () => onSheet('products'),
          },
          {
            label: t('action.template'),
            icon: 'copy',
            disabled: busy,
            onSelect: () => onSheet('template'),
          },
          ...(onLogOut === undefined
            ? []
            : [
                {
                  label: t('common:logOut.submit'),
                  icon: 'logOut' as const,
                  narrow: true,
                  onSelect: onLogOut,
                },
              ]),
          {
            label: t('action.clear'),
            icon: 'trash',
            danger: true,
            disabled: still || empty,
            onSelect: onClear,
          },
        ]}
      />
    </Row>
  )
})
