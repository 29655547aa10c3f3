import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '#components/manage/ActionMenu/ActionMenu.tsx'
import { ImportButton } from '#components/manage/ImportButton/ImportButton.tsx'
import { Button } from '#components/ui/Button/Button.tsx'

export interface ManagementToolbarProps {
  /** Nothing stored: nothing to export or clear. */
  readonly empty: boolean
  /** Another task is under way: the buttons wait. */
  readonly busy: boolean
  /** Nothing may be changed (decision P2). */
  readonly readOnly: boolean
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
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    // With larger text the buttons wrap.
    flexWrap: 'wrap',
    gap: '2',
    // On a phone they have a row of their own, under the title.
    flex: { base: '1 1 100%', sm: 'none' },
    '& > button': { minWidth: 'control.md', flex: { base: '1', sm: 'none' }, paddingInline: '3.5' },
    '& > button.icon': { flex: 'none', paddingInline: 0 },
  },
})

/** What can be done with the whole catalogue (brief §5): import, export, and a menu of rare actions. */
export const ManagementToolbar = memo(function ManagementToolbar({
  empty,
  busy,
  readOnly,
  onSamples,
  onImport,
  onExport,
  onSheet,
  onClear,
}: ManagementToolbarProps) {
  const { t } = useTranslation('manage')
  const still = busy || readOnly
  return (
    <Row role="group" aria-label={t('action.toolbar')}>
      <ImportButton disabled={still} onFile={onImport}>
        {t('action.import')}
      </ImportButton>
      <Button variant="outline" icon="download" disabled={busy || empty} onClick={onExport}>
        {t('action.export')}
      </Button>
      <ActionMenu
        label={t('action.more')}
        actions={[
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
