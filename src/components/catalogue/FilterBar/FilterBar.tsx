import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { priceRange, type ProductFilter } from '#domain/catalogue/filter.ts'
import { parsePrice, parseStock } from '#domain/catalogue/numbers.ts'
import styles from './FilterBar.module.css'

export interface FilterBarProps {
  /** The filter of the list, which may change from outside, for example with Back. */
  readonly filter: ProductFilter
  /** Called with the range on its button or Enter. */
  readonly onFilter: (part: Partial<ProductFilter>) => void
}

const Price = chakra('input', inputRecipe)

/** A typed end of the range: `null` for none, `undefined` for what is no price. */
const readEnd = (typed: string): number | null | undefined => {
  const read = parsePrice(typed)
  if (read.ok) return read.value
  if (read.failure === 'empty') return null
  // 0 is no price, and as an end of the range none: a stock may be 0.
  return read.failure === 'notPositive' && parseStock(typed).ok ? null : undefined
}

const noPrice = { from: null, to: null } as const

const ends = ['from', 'to'] as const
type End = (typeof ends)[number]

/** The price range of a list: for long ones, behind a button. */
export const FilterBar = memo(function FilterBar({ filter, onFilter }: FilterBarProps) {
  const { t } = useTranslation('catalogue')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [refused, setRefused] = useState<{ readonly end: End; readonly times: number } | null>(null)
  // Each end of the range is an input below.
  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement
  const showPrice = (end: End, value: number | null) => {
    control(end).value = value === null ? '' : String(value)
  }
  // A price that is typed and not applied yet stays when something else changes.
  const show = useEffectEvent((next: ProductFilter, before: ProductFilter) => {
    const changed = ends.filter((end) => next[end] !== before[end])
    for (const end of changed) showPrice(end, next[end])
    if (changed.length > 0) setRefused(null)
  })
  const shown = useRef(filter)
  useEffect(() => {
    if (shown.current !== filter) show(filter, shown.current)
    shown.current = filter
  }, [filter])

  const apply = () => {
    const [from, to] = [readEnd(control('from').value), readEnd(control('to').value)]
    if (from === undefined || to === undefined) {
      const end = from === undefined ? 'from' : 'to'
      setRefused({ end, times: (refused?.times ?? 0) + 1 })
      control(end).focus()
      return
    }
    setRefused(null)
    const range = priceRange(from, to)
    for (const end of ends) showPrice(end, range[end])
    onFilter(range)
  }

  return (
    <form
      className={styles.root}
      ref={form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
    >
      <fieldset>
        <legend className={styles.legend}>{t('filter.price')}</legend>
        {ends.map((end) => (
          <Fragment key={end}>
            {end === 'to' ? <span className={styles.dash} /> : null}
            <Price
              name={end}
              inputMode="decimal"
              autoComplete="off"
              enterKeyHint="done"
              aria-label={t(`filter.${end}`)}
              placeholder={t(`filter.${end}`)}
              defaultValue={filter[end] ?? ''}
              aria-invalid={refused?.end === end ? true : undefined}
              aria-describedby={refused?.end === end ? `${id}-error` : undefined}
            />
          </Fragment>
        ))}
        <Button type="submit" variant="outline">
          {t('filter.apply')}
        </Button>
        {filter.from === null && filter.to === null ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              onFilter(noPrice)
              for (const end of ends) showPrice(end, null)
              setRefused(null)
              // The button goes: the focus stays in the form.
              control('from').focus()
            }}
          >
            {t('filter.clear')}
          </Button>
        )}
        {refused === null ? null : (
          <FieldError id={`${id}-error`} announced={refused.times}>
            {t('filter.invalid')}
          </FieldError>
        )}
      </fieldset>
    </form>
  )
})
