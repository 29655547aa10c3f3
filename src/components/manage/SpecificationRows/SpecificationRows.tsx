import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { endsComposition } from '#components/ui/composition.ts'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { useSteadyRows } from '#components/ui/useSteadyRows.ts'
import type { FormField } from '#components/ui/useForm.ts'
import { limits } from '#domain/limits.ts'
import type { SpecificationRow } from '#domain/catalogue/product.rules.ts'
import styles from './SpecificationRows.module.css'

/** Names of the two inputs of a row in the form data. */
export const specificationNames = {
  name: 'specificationName',
  value: 'specificationValue',
} as const

const isBlank = (row: SpecificationRow | undefined) => row?.name === '' && row.value === ''

const nameInputs = `input[name=${specificationNames.name}]`

export interface SpecificationRowsProps {
  /** Names and values as typed; empty rows are left out when saving. */
  readonly rows: ReadonlyArray<SpecificationRow>
  /** Nothing can be changed: the form is being saved. @defaultValue false */
  readonly readOnly?: boolean
  /** Called with all rows on every change. */
  readonly onChange: (rows: readonly SpecificationRow[]) => void
  /** Id of a row's name input and the text of its problem. */
  readonly field: (row: number) => Pick<FormField<string>, 'id' | 'error'>
}

const Input = chakra('input', inputRecipe)

/** The specification table of a product while it is typed: rows of name and value (spec §3). */
export const SpecificationRows = ({
  rows,
  readOnly = false,
  onChange,
  field,
}: SpecificationRowsProps) => {
  const { t } = useTranslation('manage')
  const root = useRef<HTMLFieldSetElement>(null)
  const focusRow = useRef<number | null>(null)
  const steady = useSteadyRows(rows.length)
  useEffect(() => {
    const at = focusRow.current
    if (at === null) return
    focusRow.current = null
    const inputs = root.current?.querySelectorAll<HTMLElement>(nameInputs) ?? []
    // After a deletion the row that moved up; after the last one, what is left: the add button.
    const next = inputs[Math.min(at, inputs.length - 1)]
    ;(next ?? root.current?.querySelector<HTMLElement>('[data-add] button'))?.focus()
  }, [rows.length])

  const add = () => {
    focusRow.current = rows.length
    onChange([...rows, { name: '', value: '' }])
  }
  /** Enter goes to the next row, and adds one after the last that is filled in. */
  const goOn = (event: KeyboardEvent, at: number) => {
    if (event.key !== 'Enter' || endsComposition(event)) return
    event.preventDefault()
    const next = root.current?.querySelectorAll<HTMLElement>(nameInputs)[at + 1]
    if (next !== undefined) next.focus()
    else if (!readOnly && rows.length < limits.specificationRows && !isBlank(rows[at])) add()
  }
  const set = (at: number, change: Partial<SpecificationRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  return (
    <fieldset className={styles.root} ref={root} onClickCapture={steady}>
      <legend className={styles.legend}>{t('form.specifications')}</legend>
      {rows.map((row, index) => {
        const number = index + 1
        const { id, error } = field(index)
        const described = error === undefined ? undefined : `${id}-error`
        const shared = {
          autoComplete: 'off',
          readOnly,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': described,
          onKeyDown: (event: KeyboardEvent) => goOn(event, index),
        } as const
        return (
          // Rows have no identity but their place.
          <div className={styles.row} key={index}>
            {error === undefined || described === undefined ? null : (
              <div className={styles.error}>
                <FieldError id={described}>{error}</FieldError>
              </div>
            )}
            <Input
              {...shared}
              id={id}
              name={specificationNames.name}
              aria-label={t('form.specificationName', { row: number })}
              placeholder={index === 0 ? t('form.specificationNameExample') : undefined}
              value={row.name}
              onChange={(event) => set(index, { name: event.currentTarget.value })}
            />
            <Input
              {...shared}
              name={specificationNames.value}
              aria-label={t('form.specificationValue', { row: number })}
              placeholder={index === 0 ? t('form.specificationValueExample') : undefined}
              value={row.value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
            <button
              className={styles.remove}
              type="button"
              aria-label={t('form.removeRow', { row: number })}
              aria-disabled={readOnly ? true : undefined}
              onClick={() => {
                if (readOnly) return
                focusRow.current = index
                onChange(rows.filter((_, at) => at !== index))
              }}
            >
              <Icon name="close" />
            </button>
          </div>
        )
      })}
      <div className={styles.add} data-add="">
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          disabled={readOnly || rows.length >= limits.specificationRows}
          onClick={add}
        >
          {t('form.addRow')}
        </Button>
      </div>
    </fieldset>
  )
}
