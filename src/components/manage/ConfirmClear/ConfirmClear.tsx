import { chakra } from '@chakra-ui/react/styled-system'
import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { Dialog } from '#components/ui/Dialog/Dialog.tsx'
import { DialogActions } from '#components/ui/DialogActions/DialogActions.tsx'

export interface ConfirmClearProps {
  /** Whether the question is asked. */
  readonly open: boolean
  /** Only the chosen products are deleted. @defaultValue false */
  readonly chosen?: boolean
  /** How many products it is about. */
  readonly count: number
  /** The site publishes a catalogue, which stays. @defaultValue false */
  readonly published?: boolean
  /** `session`: the products are in this page only. @defaultValue 'browser' */
  readonly persistence?: 'browser' | 'session'
  /** The products are being cleared. @defaultValue false */
  readonly busy?: boolean
  /** The result of the export, above the buttons. */
  readonly notice?: ReactNode
  /** Hands out the export file first; the question stays. */
  readonly onExport: () => void
  /** Leaves everything as it is. */
  readonly onCancel: () => void
  /** Deletes them; can be undone (decision P4). */
  readonly onConfirm: () => void
}

const clearTexts = {
  title: 'clear.title',
  text: 'clear.text',
  textPublished: 'clear.textPublished',
  textSession: 'clear.textSession',
  confirm: 'clear.confirm',
  clearing: 'clear.clearing',
} as const

const removalTexts = {
  title: 'removal.title',
  text: 'removal.text',
  textPublished: 'removal.textPublished',
  textSession: 'removal.textSession',
  confirm: 'removal.confirm',
  clearing: 'removal.clearing',
} as const

const Notice = chakra('div', { base: { marginTop: '4', _empty: { display: 'none' } } })

/** "Clear all 24 products?" (spec §2, §9), or the chosen ones: the number, what follows, and the export before it. */
export const ConfirmClear = memo(function ConfirmClear({
  open,
  chosen = false,
  count,
  published = false,
  persistence = 'browser',
  busy = false,
  notice,
  onExport,
  onCancel,
  onConfirm,
}: ConfirmClearProps) {
  const { t } = useTranslation('manage')
  const texts = chosen ? removalTexts : clearTexts
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={t(texts.title, { count })}
      description={t(
        persistence === 'session'
          ? texts.textSession
          : published
            ? texts.textPublished
            : texts.text,
      )}
      onClose={onCancel}
    >
      {notice === undefined ? null : <Notice>{notice}</Notice>}
      <DialogActions>
        <Button variant="outline" icon="download" onClick={onExport}>
          {t('clear.exportFirst')}
        </Button>
        <Button variant="outline" onClick={onCancel}>
          {t('clear.cancel')}
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {t(busy ? texts.clearing : texts.confirm)}
        </Button>
      </DialogActions>
    </Dialog>
  )
})
