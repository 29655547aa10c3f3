import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#components/ui/Button/Button.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'

export interface ManagementToolsProps {
  /** Text of the search, or `null` for a list that is too short to search. */
  readonly text: string | null
  /** Called with the search text on every input. */
  readonly onTextChange: (text: string) => void
  /** The filters, beside the search. */
  readonly filters: ReactNode
  /** The line of status under them. */
  readonly status: ReactNode
  /** Opens the add form; left out while it is open, nothing may be added, or the empty list offers it. */
  readonly onAdd?: (() => void) | undefined
  /** The button that opens the form. */
  readonly addRef: Ref<HTMLButtonElement>
}

// Below 1024 px the button is beside the search, above the filters, and Tab goes as one reads. Chakra does not know the
// property yet.
const readingFlow: object = { readingFlow: 'grid-rows' }

const Root = chakra('div', {
  base: {
    ...readingFlow,
    display: 'grid',
    alignItems: 'center',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"status"',
    columnGap: { base: '2', sm: '3' },
    rowGap: '2.5',
    minHeight: 'control.md',
    '& > .status': { gridArea: 'status', minWidth: 0 },
    '& > button': { gridArea: 'add', paddingInline: { base: '3', sm: '5' } },
    '&[data-search]': {
      gridTemplateColumns: { lg: '20rem minmax(0, 1fr)' },
      gridTemplateAreas: {
        base: '"search" "filters" "status"',
        lg: '"search filters" "status status"',
      },
      '& > search': { gridArea: 'search' },
      '& > .filters': { gridArea: 'filters' },
    },
    '&[data-add]': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"status add"',
    },
    '&[data-add][data-search]': {
      gridTemplateColumns: { lg: '20rem minmax(0, 1fr) auto' },
      gridTemplateAreas: {
        base: '"search add" "filters filters" "status status"',
        lg: '"search filters add" "status status status"',
      },
    },
    // At 360 px the English words fit only with narrower paddings.
    '&[data-search]:lang(en)': {
      '& > button': { paddingInline: { base: '2', sm: '5' } },
      '& input': { paddingInline: { base: '2', sm: '3' } },
    },
    // On the smallest phones, and with large text, everything has its own row.
    '@media (max-width: 22.49rem)': {
      '&[data-add][data-search]': {
        gridTemplateColumns: 'minmax(0, 1fr)',
        gridTemplateAreas: '"search" "add" "filters" "status"',
      },
    },
  },
})

/** What is above the list: search, filters, the button that adds a product, and one line of status. */
export const ManagementTools = ({
  text,
  onTextChange,
  filters,
  status,
  onAdd,
  addRef,
}: ManagementToolsProps) => {
  const { t } = useTranslation('manage')
  return (
    <Root
      data-search={text === null ? undefined : ''}
      data-add={onAdd === undefined ? undefined : ''}
    >
      {text === null ? null : (
        <>
          <search>
            <SearchField
              label={t('table.filter')}
              clearLabel={t('table.filterClear')}
              value={text}
              onChange={onTextChange}
            />
          </search>
          <div className="filters">{filters}</div>
        </>
      )}
      {onAdd === undefined ? null : (
        <Button ref={addRef} icon="plus" onClick={onAdd}>
          {t('action.add')}
        </Button>
      )}
      <div className="status">{status}</div>
    </Root>
  )
}
