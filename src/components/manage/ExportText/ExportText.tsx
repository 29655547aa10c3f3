import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { CopyButton } from '#components/ui/CopyButton/CopyButton.tsx'
import { focusOnce, isWriting } from '#components/ui/focus.ts'
import type { ShownExport } from '#machines/management/job.ts'
import styles from './ExportText.module.css'

export interface ExportTextProps {
  /** The file that it would be. */
  readonly shown: ShownExport
  /** Called when the person says that it is kept. */
  readonly onKept: () => void
  readonly onClose: () => void
}

const Text = chakra('textarea', inputRecipe)

/**
 * An export as text, where downloads do not arrive: in WeChat and other apps that show web pages. It counts as a backup
 * only when the person says that it is kept.
 */
export const ExportText = ({ shown, onKept, onClose }: ExportTextProps) => {
  const { name, text } = shown.file
  const { t } = useTranslation('manage')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (heading.current !== null && !isWriting()) focusOnce(heading.current)
  }, [])
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {t('exportText.title')}
      </h2>
      <p className={styles.text}>{t('exportText.text', { name })}</p>
      <Text
        shape="code"
        readOnly
        aria-label={name}
        value={text}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={styles.buttons}>
        <CopyButton
          text={text}
          labels={{
            copy: t('exportText.copy'),
            copied: t('exportText.copied'),
            failed: t('exportText.failed'),
          }}
        />
        {shown.isBackup ? (
          <Button size="sm" variant="outline" onClick={onKept}>
            {t('exportText.confirm')}
          </Button>
        ) : null}
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('exportText.close')}
        </Button>
      </div>
    </section>
  )
}
