import { useTranslation } from 'react-i18next'
import { fieldLabels } from '#components/manage/ProductForm/fieldLabels.ts'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { parsePrice, parseStock } from '#domain/catalogue/numbers.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import type { ColumnWordsProps } from './ColumnWords.tsx'
import styles from './ImportColumns.module.css'

const readings = ['point', 'comma'] as const

/** Which of two numbers a cell is, once for each column that has such cells. */
export const DoubtfulNumbers = ({ choice, questions, onChange }: ColumnWordsProps) => {
  const { t, i18n } = useTranslation('manage')
  const { language } = i18n
  const readingOf = (
    field: 'price' | 'stockQuantity',
    text: string,
    decimals: 'point' | 'comma',
  ) => {
    const style = { decimals, dollars: true }
    const read = field === 'price' ? parsePrice(text, style) : parseStock(text, style)
    if (!read.ok) return t('import.columns.unreadable', { text })
    return field === 'price' ? formatPrice(read.value, language) : formatCount(read.value, language)
  }
  if (questions.doubtful.length === 0) return null
  return (
    <fieldset className={styles.questions}>
      <legend>{t('import.columns.numbers')}</legend>
      {questions.doubtful.map(({ field, example }) => (
        <SelectField
          key={field}
          name={`number-${field}`}
          label={t('import.columns.number', { field: t(fieldLabels[field]), text: example })}
          value={choice.decimals[field] ?? ''}
          options={[
            { value: '', label: t('import.columns.choose') },
            ...readings.map((value) => ({
              value,
              label: readingOf(field, example, value),
            })),
          ]}
          onChange={(value) =>
            onChange({
              ...choice,
              decimals: {
                ...choice.decimals,
                [field]: readings.find((one) => one === value),
              },
            })
          }
        />
      ))}
    </fieldset>
  )
}
