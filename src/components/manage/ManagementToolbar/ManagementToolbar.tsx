import { chakra } from '@chakra-ui/react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'

/** Props of {@link ManagementToolbar}. */
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
  readonly onExport: () => void
  /** Opens the question whether to clear all. */
  readonly onClear: () => void
}

const Row = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } })
const FileInput = chakra('input', { base: { display: 'none' } })

/** What can be done with the whole catalogue (brief §5): samples, import, export, clear all. */
export const ManagementToolbar = ({
  empty,
  busy,
  readOnly,
  onSamples,
  onImport,
  onExport,
  onClear,
}: ManagementToolbarProps) => {
  const { t } = useTranslation('manage')
  const input = useRef<HTMLInputElement>(null)
  const still = busy || readOnly
  return (
    <Row role="group" aria-label={t('action.toolbar')}>
      <Button variant="outline" icon="box" disabled={still} onClick={onSamples}>
        {t('action.samples')}
      </Button>
      <Button
        variant="outline"
        icon="upload"
        disabled={still}
        onClick={() => input.current?.click()}
      >
        {t('action.import')}
      </Button>
      <Button variant="outline" icon="download" disabled={busy || empty} onClick={onExport}>
        {t('action.export')}
      </Button>
      <Button variant="quietDanger" icon="trash" disabled={still || empty} onClick={onClear}>
        {t('action.clear')}
      </Button>
      <FileInput
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label={t('action.import')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (file !== undefined) onImport(file)
        }}
      />
    </Row>
  )
}
