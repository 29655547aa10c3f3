import { chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { limits } from '#domain/catalogue/limits.ts'
import type { SpecificationRow } from '#domain/catalogue/product.rules.ts'

/** Props of {@link SpecificationRows}. */
export interface SpecificationRowsProps {
  /** Id from which those of the inputs are made: `{id}-0` is the first name. */
  readonly id: string
  /** Names and values as typed; empty rows are left out when saving. */
  readonly rows: readonly SpecificationRow[]
  /** Called with all rows on every change. */
  readonly onChange: (rows: readonly SpecificationRow[]) => void
  /** The sentence that says what is wrong, by row; `-1` for the whole. */
  readonly errors: ReadonlyMap<number, string>
}

// Nothing of these has been typed anywhere before.
const plain = { autoComplete: 'off' } as const

const Group = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '2',
    minWidth: 0,
    margin: 0,
    padding: 0,
    border: 0,
  },
})
const Legend = chakra('legend', {
  base: { marginBottom: '1.5', fontSize: 'sm', fontWeight: 'semibold', lineHeight: 'snug' },
})
const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 2.75rem',
    gap: '2',
    '& > p': { gridColumn: '1 / -1' },
  },
})
const Input = chakra('input', inputRecipe)
const Remove = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minHeight: 'control.md',
    border: 0,
    borderRadius: 'sm',
    background: 'transparent',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { background: 'bg.muted', color: 'fg' },
  },
})
const Add = chakra('div', { base: { justifySelf: 'start', marginInlineStart: '-3' } })

/** The specification table of a product while it is typed: rows of name and value (spec §3). */
export const SpecificationRows = ({ id, rows, onChange, errors }: SpecificationRowsProps) => {
  const { t } = useTranslation('manage')
  const root = useRef<HTMLFieldSetElement>(null)
  const focusRow = useRef<number | null>(null)
  useEffect(() => {
    const at = focusRow.current
    if (at === null) return
    focusRow.current = null
    const inputs = root.current?.querySelectorAll<HTMLElement>('input[data-name]') ?? []
    // After a deletion the row that moved up; after the last one, what is left: the add button.
    const next = inputs[Math.min(at, inputs.length - 1)]
    ;(next ?? root.current?.querySelector<HTMLElement>('[data-add] button'))?.focus()
  }, [rows.length])

  const set = (at: number, change: Partial<SpecificationRow>) =>
    onChange(rows.map((row, index) => (index === at ? { ...row, ...change } : row)))
  const whole = errors.get(-1)
  return (
    <Group ref={root} aria-describedby={whole === undefined ? undefined : `${id}-error`}>
      <Legend>{t('form.specifications')}</Legend>
      {whole === undefined ? null : <FieldError id={`${id}-error`}>{whole}</FieldError>}
      {rows.map((row, index) => {
        const number = index + 1
        const error = errors.get(index)
        const described = error === undefined ? undefined : `${id}-${String(index)}-error`
        const shared = {
          ...plain,
          'aria-invalid': error === undefined ? undefined : true,
          'aria-describedby': described,
        } as const
        return (
          // Rows have no identity of their own but their place.
          <Row key={index}>
            {error === undefined || described === undefined ? null : (
              <FieldError id={described}>{error}</FieldError>
            )}
            <Input
              {...shared}
              id={`${id}-${String(index)}`}
              data-name=""
              aria-label={t('form.specificationName', { row: number })}
              placeholder={index === 0 ? t('form.specificationNameExample') : undefined}
              value={row.name}
              onChange={(event) => set(index, { name: event.currentTarget.value })}
            />
            <Input
              {...shared}
              aria-label={t('form.specificationValue', { row: number })}
              placeholder={index === 0 ? t('form.specificationValueExample') : undefined}
              value={row.value}
              onChange={(event) => set(index, { value: event.currentTarget.value })}
            />
            <Remove
              type="button"
              aria-label={t('form.removeRow', { row: number })}
              onClick={() => {
                focusRow.current = index
                onChange(rows.toSpliced(index, 1))
              }}
            >
              <Icon name="close" />
            </Remove>
          </Row>
        )
      })}
      <Add data-add="">
        <Button
          variant="quiet"
          size="sm"
          icon="plus"
          disabled={rows.length >= limits.specificationRows}
          onClick={() => {
            focusRow.current = rows.length
            onChange([...rows, { name: '', value: '' }])
          }}
        >
          {t('form.addRow')}
        </Button>
      </Add>
    </Group>
  )
}
