import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'

export interface ManagementToolsProps {
  /** How many products are listed, or `null` where the list itself says that there are none. */
  readonly count: number | null
  /** Text of the search, or `null` for a list that is too short to search. */
  readonly text: string | null
  /** The search text that `count` belongs to, which may lag behind {@link text}. */
  readonly countedText: string
  /** Called with the search text on every input. */
  readonly onTextChange: (text: string) => void
  /** What can be undone, beside the count. */
  readonly undo: ReactNode
  /** Opens the add form; left out while it is open, nothing may be added, or the empty list offers it. */
  readonly onAdd?: (() => void) | undefined
  /** The button that opens the form. */
  readonly addRef: Ref<HTMLButtonElement>
}

// Below 768 px the button stands before the undo of the count, and Tab goes as one reads. Chakra does not know the
// property yet.
const readingFlow = { readingFlow: 'grid-rows' } as object

const Root = chakra('div', {
  base: {
    ...readingFlow,
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: { base: '2', sm: '3' },
    rowGap: '2.5',
    minHeight: 'control.md',
    '&[data-search]': {
      gridTemplateColumns: { md: '15rem minmax(0, 1fr) auto', lg: '20rem minmax(0, 1fr) auto' },
    },
    '& > .count': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3.5',
      fontSize: 'sm',
      lineHeight: 'snugZh',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
    // Below 768 px the count has a row of its own under the search.
    '&[data-search] > .count': {
      gridColumn: { base: '1 / -1', md: '2' },
      gridRow: { base: '2', md: '1' },
    },
    // The form is open: there is no button beside it.
    '& > search:not(:has(~ button))': { gridColumn: { base: '1 / -1', md: 'auto' } },
    '& > button': { gridColumn: '-2 / -1', gridRow: '1', paddingInline: { base: '3', sm: '5' } },
    // At 360 px the English words fit only with narrower paddings.
    '&[data-search]:lang(en)': {
      '& > button': { paddingInline: { base: '2', sm: '5' } },
      '& input': { paddingInline: { base: '2', sm: '3' } },
    },
    // On the smallest phones, and with large text, everything has a row of its own.
    '@media (max-width: 22.49rem)': {
      '&[data-search]': { gridTemplateColumns: 'minmax(0, 1fr)' },
      '&[data-search] > button': { gridRow: '2' },
      '&[data-search] > .count': { gridRow: '3' },
    },
  },
})

/** The line above the list: search, count with undo, and the button that adds a product. */
export const ManagementTools = ({
  count,
  text,
  countedText,
  onTextChange,
  undo,
  onAdd,
  addRef,
}: ManagementToolsProps) => {
  const { t } = useTranslation('manage')
  return (
    <Root data-search={text === null ? undefined : ''}>
      {text === null ? null : (
        <search>
          <SearchField
            label={t('table.filter')}
            clearLabel={t('table.filterClear')}
            value={text}
            onChange={onTextChange}
          />
        </search>
      )}
      <div className="count">
        {count === null ? null : <ResultsCount count={count} query={countedText} />}
        {undo}
      </div>
      {onAdd === undefined ? null : (
        <Button ref={addRef} icon="plus" onClick={onAdd}>
          {t('action.add')}
        </Button>
      )}
    </Root>
  )
}
