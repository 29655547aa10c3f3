import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { panel } from '#components/manage/panel.ts'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { shortText } from '#components/theme/shortText.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import { focusOnce, isWriting } from '#components/ui/focus.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { ShownExport } from '#machines/management/job.ts'

export interface ExportTextProps {
  /** The file that it would be. */
  readonly shown: ShownExport
  /** What the person says about it. */
  readonly flow: Pick<ManagementFlow, 'confirmText' | 'closeText'>
}

const Panel = chakra('section', {
  base: {
    ...panel,
    '& > p': { fontSize: 'sm', color: 'fg.muted', ...shortText },
    '& > .buttons': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2.5' },
  },
})

const Text = chakra('textarea', {
  base: {
    ...inputRecipe.base,
    height: '9rem',
    paddingBlock: '2.5',
    fontFamily: 'mono',
    fontSize: 'sm',
    // An export is long, and its lines need no wrapping.
    whiteSpace: 'pre',
    resize: 'vertical',
  },
})

/**
 * An export as text, where downloads do not arrive: in WeChat and other apps that show web pages. It counts as a backup
 * only when the person says that it is kept.
 */
export const ExportText = ({ shown, flow }: ExportTextProps) => {
  const { name, text } = shown.file
  const { t } = useTranslation('manage')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current !== null && !isWriting()) focusOnce(heading.current)
  }, [])
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {t('exportText.title')}
      </h2>
      <p>{t('exportText.text', { name })}</p>
      <Text
        readOnly
        aria-label={name}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="buttons">
        <CopyButton
          text={text}
          labels={{
            copy: t('exportText.copy'),
            copied: t('exportText.copied'),
            failed: t('exportText.failed'),
          }}
        />
        {shown.isBackup ? (
          <Button size="sm" variant="outline" onClick={flow.confirmText}>
            {t('exportText.confirm')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={flow.closeText}>
          {t('exportText.close')}
        </Button>
      </div>
    </Panel>
  )
}
