import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabels } from '#components/manage/ProductForm/fieldLabels.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { SelectField } from '#components/ui/SelectField/SelectField.tsx'
import { focusOnce, isWriting } from '#components/ui/focus.ts'
import {
  choiceOf,
  choiceProblem,
  columnUses,
  questionsOf,
  requiredFields,
  textOf,
  withUse,
  type ChoiceProblem,
  type ColumnUse,
  type SheetChoice,
} from '#domain/catalogue/sheetColumns.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import type { Translate } from '#locales/index.ts'
import type { ImportFlow } from '#machines/management/importing.ts'
import { ColumnWords } from './ColumnWords.tsx'
import { DoubtfulNumbers } from './DoubtfulNumbers.tsx'
import styles from './ImportColumns.module.css'

export interface ImportColumnsProps {
  /** What is said of one of the sheets so far. */
  readonly choice: SheetChoice
  /** The sheets of the file, how they were read, what was said of such sheets before, and what may be done. */
  readonly flow: Pick<
    ImportFlow,
    'tables' | 'isAssumed' | 'said' | 'choose' | 'confirmColumns' | 'close'
  >
}

/** More columns are shown by a button. */
const step = 48

/** Rows that can have the headings, and cells of each that are shown. */
const [mostRows, mostCells] = [20, 4]

const labelOf = (use: ColumnUse, t: Translate): string => {
  if (use === 'none' || use === 'specification' || use === '$id')
    return t(`manage:import.columns.use.${use}`)
  const label = t(`manage:${fieldLabels[use]}`)
  const isRequired = requiredFields.some((field) => field === use)
  return isRequired ? t('manage:import.columns.required', { label }) : label
}

const reasonOf = (problem: ChoiceProblem, t: Translate): string => {
  if (problem.code === 'missing') {
    const names = problem.fields.map((field) => t(`manage:${fieldLabels[field]}`))
    const said = names.join(t('manage:failure.sheetSeparator'))
    return t('manage:import.columns.problem.missing', { names: said })
  }
  return problem.code === 'repeatedName'
    ? t('manage:import.columns.problem.repeatedName', { name: problem.name })
    : t(`manage:import.columns.problem.${problem.code}`)
}

/**
 * What each column of a sheet is, and what only a person knows of its words, numbers and currency (decision P13). A column
 * that is not chosen is left out.
 */
export const ImportColumns = ({ choice, flow }: ImportColumnsProps) => {
  const { tables, said, choose: onChange } = flow
  const { t, i18n } = useTranslation(['manage', 'common'])
  const { language } = i18n
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(step)
  const questions = useMemo(() => questionsOf(choice), [choice])
  const problem = choiceProblem(choice, questions)
  useEffect(() => {
    if (heading.current !== null && !isWriting()) focusOnce(heading.current)
  }, [tables])
  const options = columnUses.map((use) => ({ value: use, label: labelOf(use, t) }))
  const rest = choice.columns.length - shown
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {t('import.columns.title')}
      </h2>
      <p className={styles.intro}>{t('import.columns.intro')}</p>
      {flow.isAssumed ? <p className={styles.said}>{t('import.columns.assumed')}</p> : null}
      <div className={styles.places}>
        {tables.length > 1 ? (
          <SelectField
            name="sheet"
            label={t('import.columns.sheet')}
            value={String(tables.indexOf(choice.table))}
            options={tables.map(({ name }, at) => ({ value: String(at), label: name }))}
            onChange={(at) => {
              const table = tables[Number(at)]
              if (table !== undefined) onChange(choiceOf(table, said))
            }}
          />
        ) : null}
        <SelectField
          name="headings"
          label={t('import.columns.headings')}
          hint={t('import.columns.headingsHint')}
          value={String(choice.headings)}
          options={choice.table.rows.slice(0, mostRows).map((row, at) => ({
            value: String(at),
            label: t('import.columns.row', {
              number: at + 1,
              cells: row
                .map(textOf)
                .filter((text) => text !== '')
                .slice(0, mostCells)
                .join(t('import.gap')),
            }),
          }))}
          onChange={(at) => onChange(choiceOf(choice.table, said, Number(at)))}
        />
      </div>
      <ul className={styles.columns} aria-label={t('import.columns.list')}>
        {choice.columns.slice(0, shown).map(({ at, heading: name, samples }) => {
          const use = choice.uses[at] ?? 'none'
          return (
            <li key={at} data-used={use === 'none' ? undefined : true}>
              <SelectField
                name={`column-${at}`}
                label={name === '' ? t('import.columns.unnamed', { number: at + 1 }) : name}
                value={use}
                options={options.filter(({ value }) => name !== '' || value !== 'specification')}
                onChange={(value) => {
                  const chosen = columnUses.find((one) => one === value)
                  if (chosen !== undefined) onChange(withUse(choice, at, chosen))
                }}
              />
              <ul className={styles.samples} aria-label={t('import.columns.samples')}>
                {samples.map((sample, row) => (
                  <li key={row} lang={typedLang(sample, language)}>
                    {sample}
                  </li>
                ))}
              </ul>
            </li>
          )
        })}
      </ul>
      {rest > 0 ? (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + step * 4)}>
          {t('import.columns.more', { count: Math.min(rest, step * 4) })}
        </Button>
      ) : null}
      <ColumnWords choice={choice} questions={questions} onChange={onChange} />
      <DoubtfulNumbers choice={choice} questions={questions} onChange={onChange} />
      {questions.currency === undefined ? null : (
        <Checkbox
          name="dollars"
          checked={choice.dollars}
          onChange={(dollars) => onChange({ ...choice, dollars })}
        >
          {t('import.columns.dollars', { text: questions.currency })}
        </Checkbox>
      )}
      {questions.prices.length > 0 ? (
        <p className={styles.said}>
          {t('import.columns.prices', {
            prices: questions.prices
              .map((price) => formatPrice(price, language))
              .join(t('import.gap')),
          })}
        </p>
      ) : null}
      <div>
        <p className={styles.reason} id={`${id}-reason`} role="status">
          {problem === null ? null : reasonOf(problem, t)}
        </p>
        <div className={styles.buttons}>
          <Button
            disabled={problem !== null}
            describedBy={problem === null ? undefined : `${id}-reason`}
            onClick={flow.confirmColumns}
          >
            {t('import.columns.next')}
          </Button>
          <Button variant="outline" onClick={flow.close}>
            {t('import.cancel')}
          </Button>
        </div>
      </div>
    </section>
  )
}
