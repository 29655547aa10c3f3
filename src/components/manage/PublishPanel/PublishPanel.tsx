import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import styles from './PublishPanel.module.css'

export interface PublishPanelProps {
  /** How many products an export has. */
  readonly count: number
  /** Whether this site publishes a catalogue already. */
  readonly published: boolean
  /** Hands out the export file. */
  readonly onExport: () => void
}

/** Says at the end of the page how the products reach every visitor: by a build, which the owner of the site makes. */
export const PublishPanel = ({ count, published, onExport }: PublishPanelProps) => {
  const { t } = useTranslation('publish')
  const id = useId()
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t('title')}
      </h2>
      <p className={styles.text}>{t(published ? 'again' : 'first')}</p>
      <Button variant="outline" size="sm" icon="download" disabled={count === 0} onClick={onExport}>
        {t('export', { count })}
      </Button>
    </section>
  )
}
