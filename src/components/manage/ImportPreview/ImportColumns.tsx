import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import type { ImportColumn } from '#domain/catalogue/importPlan.ts'
import { typedLang } from '#domain/language.ts'
import styles from './ImportColumns.module.css'

export interface ImportColumnsProps {
  /** The columns of the sheet that are no fields of a product. */
  readonly columns: ReadonlyArray<ImportColumn>
  /** Nothing can be chosen: the products are being written. */
  readonly disabled: boolean
  /** Makes specifications of a column, or leaves it out. */
  readonly onChoose: (at: number, kept: boolean) => void
}

/** More columns are shown by a button. */
const step = 24

/** Which columns of a sheet become specifications, which everybody sees: a box for each. */
export const ImportColumns = ({ columns, disabled, onChoose }: ImportColumnsProps) => {
  const { t, i18n } = useTranslation('manage')
  const [shown, setShown] = useState(step)
  const rest = columns.length - shown
  return (
    <fieldset className={styles.root} disabled={disabled}>
      <legend className={styles.legend}>{t('import.columns.legend')}</legend>
      <p className={styles.text}>{t('import.columns.text')}</p>
      <ul className={styles.columns}>
        {columns.slice(0, shown).map(({ name, sample, why, kept }, at) => (
          // A column has no other identity: its name is a person's text.
          <li key={at}>
            <Checkbox
              name={`column-${at}`}
              checked={kept}
              onChange={(choice) => onChoose(at, choice)}
            >
              <span lang={typedLang(name, i18n.language)}>{name}</span>
              <small className={styles.sample}>
                {why === undefined ? sample : t(`import.columns.why.${why}`, { sample })}
              </small>
            </Checkbox>
          </li>
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + step * 4)}>
          {t('import.showMore', { count: Math.min(rest, step * 4) })}
        </Button>
      ) : null}
    </fieldset>
  )
}
