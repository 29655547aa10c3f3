import { chakra } from '@chakra-ui/react/styled-system'
import { Fragment, memo, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputRecipe } from '#components/theme/recipes/input.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { FieldError } from '#components/ui/Field/FieldError.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { filterCount, noFilter, priceRange, type ProductFilter } from '#domain/catalogue/filter.ts'
import { parsePrice, parseStock } from '#domain/catalogue/numbers.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'

export interface FilterBarProps {
  /** The filter of the list, which may change from outside, for example with Back. */
  readonly filter: ProductFilter
  /** Called with the part that changes: at once for stock, with the button or Enter for the price. */
  readonly onFilter: (part: Partial<ProductFilter>) => void
}

const Root = chakra('form', {
  base: {
    // On a phone the button is beside the order, and what it opens takes the next row.
    display: { base: 'contents', md: 'grid' },
    gap: '3',
    minWidth: 0,
    '@media (scripting: none), print': { display: 'none' },
    '& > button[aria-expanded=true] > svg': { rotate: '180deg' },
    '& > .panel': {
      display: 'flex',
      flex: '1 1 100%',
      flexDirection: { base: 'column', md: 'row' },
      flexWrap: { md: 'wrap' },
      alignItems: { md: 'center' },
      columnGap: { base: '8', md: '6', lg: '8' },
      rowGap: '4',
      '& > button': { alignSelf: { base: 'start', md: 'auto' } },
      // On a phone it waits behind its button.
      '&[data-closed]': { mdDown: { display: 'none' } },
    },
    '& fieldset': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'auto auto' },
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1.5',
      minWidth: 0,
      '& > legend': {
        float: { md: 'left' },
        paddingBlockEnd: { base: '1.5', md: 0 },
        fontSize: 'sm',
        color: 'fg.muted',
      },
      '& > p': { gridColumn: { md: '1 / -1' } },
    },
    '& .range': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      minWidth: 0,
      '& > input': {
        flex: { base: '1 1 5rem', md: '0 1 7rem' },
        width: { md: '7rem' },
        minWidth: 0,
      },
      '& > .dash': { width: '0.5rem', borderTopWidth: '1px', borderTopColor: 'fg.muted' },
    },
  },
})

const Price = chakra('input', inputRecipe)
const Toggle = chakra('button', buttonRecipe)

/** A typed end of the range: `null` for none, `undefined` for what is no price. */
const readEnd = (typed: string): number | null | undefined => {
  const read = parsePrice(typed)
  if (read.ok) return read.value
  if (read.failure === 'empty') return null
  // 0 is no price, and as an end of the range none: a stock may be 0.
  return read.failure === 'notPositive' && parseStock(typed).ok ? null : undefined
}

const ends = ['from', 'to'] as const
type End = (typeof ends)[number]

/** What a list is narrowed by besides its search (decision P16): stock and price. Behind a button on a phone. */
export const FilterBar = memo(function FilterBar({ filter, onFilter }: FilterBarProps) {
  const { t } = useTranslation('catalogue')
  const form = useRef<HTMLFormElement>(null)
  const id = useId()
  const [opened, setOpened] = useState<boolean | null>(null)
  const [refused, setRefused] = useState<{ readonly end: End; readonly times: number } | null>(null)
  const count = filterCount(filter)
  const open = opened ?? count > 0

  const control = (name: string) => form.current?.elements.namedItem(name) as HTMLInputElement
  const showPrice = (end: End, value: number | null) => {
    control(end).value = value === null ? '' : String(value)
  }
  // A price that is typed and not applied yet stays when something else changes.
  const show = useEffectEvent((next: ProductFilter, before: ProductFilter) => {
    control('stock').checked = next.inStock
    const changed = ends.filter((end) => next[end] !== before[end])
    for (const end of changed) showPrice(end, next[end])
    if (changed.length > 0) setRefused(null)
  })
  const takeEarly = useEffectEvent(() => {
    // Ticked before the app had started.
    if (control('stock').checked) onFilter({ inStock: true })
  })
  useEffect(() => takeEarly(), [])
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
    <Root
      ref={form}
      aria-label={t('filter.label')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        apply()
      }}
      onChange={({ target }) => {
        if (target instanceof HTMLInputElement && target.name === 'stock')
          onFilter({ inStock: target.checked })
      }}
    >
      <Toggle
        type="button"
        variant="outline"
        css={{ display: { base: 'inline-flex', md: 'none' } }}
        aria-expanded={open}
        aria-controls={`${id}-panel`}
        onClick={() => setOpened(!open)}
      >
        <span>{count === 0 ? t('filter.label') : t('filter.labelSet', { count })}</span>
        <Icon name="chevronDown" size={16} />
      </Toggle>
      <div className="panel" id={`${id}-panel`} data-closed={open ? undefined : ''}>
        <Checkbox name="stock" defaultChecked={filter.inStock}>
          {t('filter.inStock')}
        </Checkbox>
        <fieldset>
          <legend>{t('filter.price')}</legend>
          <div className="range">
            {ends.map((end) => (
              <Fragment key={end}>
                {end === 'to' ? <span className="dash" /> : null}
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
          </div>
          {refused === null ? null : (
            <FieldError id={`${id}-error`} announced={refused.times}>
              {t('filter.invalid')}
            </FieldError>
          )}
        </fieldset>
        {count === 0 ? null : (
          <Button
            variant="quiet"
            onClick={() => {
              onFilter(noFilter)
              for (const end of ends) showPrice(end, null)
              setRefused(null)
              // The button goes: the focus stays in the form.
              control('stock').focus()
            }}
          >
            {t('filter.clear')}
          </Button>
        )}
      </div>
    </Root>
  )
})
