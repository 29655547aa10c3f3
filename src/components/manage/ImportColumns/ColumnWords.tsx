import { useTranslation } from 'react-i18next'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { isCategory } from '#domain/catalogue/product.ts'
import {
  categoryWords,
  mostWords,
  type SheetChoice,
  type SheetQuestions,
  type UnknownWord,
} from '#domain/catalogue/sheetColumns.ts'
import styles from './ImportColumns.module.css'

export interface ColumnWordsProps {
  readonly choice: SheetChoice
  readonly questions: SheetQuestions
  readonly onChange: (choice: SheetChoice) => void
}

interface WordsProps<Value extends string> {
  readonly legend: string
  readonly words: ReadonlyArray<UnknownWord>
  readonly said: Readonly<Record<string, Value>>
  readonly valuesOf: (key: string) => readonly Value[]
  readonly labelOf: (value: Value) => string
  readonly onSay: (said: Readonly<Record<string, Value>>) => void
}

/** A select for each word, which has nothing selected at first. */
const Words = <Value extends string>({
  legend,
  words,
  said,
  valuesOf,
  labelOf,
  onSay,
}: WordsProps<Value>) => {
  const { t } = useTranslation('manage')
  if (words.length === 0 || words.length > mostWords) return null
  return (
    <fieldset className={styles.questions}>
      <legend>{legend}</legend>
      {words.map(({ key, text, count }) => (
        <SelectField
          key={key}
          name={`word-${key}`}
          label={t('import.columns.word', {
            word: text === '' ? t('import.columns.empty') : text,
            count,
          })}
          value={said[key] ?? ''}
          options={[
            ...(said[key] === undefined ? [{ value: '', label: t('import.columns.choose') }] : []),
            ...valuesOf(key).map((value) => ({ value, label: labelOf(value) })),
          ]}
          onChange={(chosen) => {
            const value = valuesOf(key).find((one) => one === chosen)
            if (value !== undefined) onSay({ ...said, [key]: value })
          }}
        />
      ))}
    </fieldset>
  )
}

/** What the words of a sheet mean that are neither a category nor an availability of the site. */
export const ColumnWords = ({ choice, questions, onChange }: ColumnWordsProps) => {
  const { t } = useTranslation(['manage', 'common'])
  return (
    <>
      <Words
        legend={t('import.columns.categories')}
        words={questions.categories}
        said={choice.categories}
        valuesOf={categoryWords}
        labelOf={(value) =>
          isCategory(value) ? t(`common:category.${value}`) : t(`import.columns.category.${value}`)
        }
        onSay={(categories) => onChange({ ...choice, categories })}
      />
      <Words
        legend={t('import.columns.availability')}
        words={questions.availability}
        said={choice.availability}
        valuesOf={() => ['true', 'false', 'none'] as const}
        labelOf={(value) => t(`import.columns.available.${value}`)}
        onSay={(availability) => onChange({ ...choice, availability })}
      />
    </>
  )
}
