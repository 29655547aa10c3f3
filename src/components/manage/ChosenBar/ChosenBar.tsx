import { chakra } from '@chakra-ui/react/styled-system'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ActionMenu } from '#components/manage/ActionMenu/ActionMenu.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import type { Product } from '#domain/catalogue/product.ts'

export interface ChosenBarProps {
  /** The chosen products that the table lists: what the actions touch. */
  readonly chosen: ReadonlyArray<Product>
  /** How many chosen products the search or a filter hides. No action touches them. */
  readonly hidden: number
  /** How many products the table lists; all of them can be chosen. */
  readonly listed: number
  /** Nothing can be changed (decision P2): only the exports are there. */
  readonly readOnly: boolean
  /** Chooses everything that is listed. */
  readonly onAll: () => void
  /** Chooses nothing any more. */
  readonly onNone: () => void
  /** Makes the chosen products available, or unavailable. */
  readonly onAvailable: (available: boolean) => void
  /** Hands out the chosen products. */
  readonly onExport: (as: 'json' | 'sheet') => void
  /** Asks whether to delete them. */
  readonly onRemove: () => void
  /** The bar, to move focus into it. */
  readonly ref?: Ref<HTMLDivElement>
}

// What gets the focus stops above it, and the toast (`ui/Toast`) is above it. The toast alone gets the property: of the
// document every element would inherit it, and be styled anew. Chakra's types know no selector that has the element
// inside.
const aboveIt = {
  'html:has(&)': { scrollPaddingBlockEnd: { base: '8rem', lg: '5rem' } },
  'html:has(&) [data-toast]': {
    '--bar': { base: '6.5rem', lg: '4rem' },
    // The bar is readable beside the toast.
    backgroundImage: 'none',
    pointerEvents: 'none',
  },
  // On a phone the English actions take two rows.
  'html:lang(en):has(&)': { scrollPaddingBlockEnd: { base: '11rem', sm: '8rem', lg: '5rem' } },
  'html:lang(en):has(&) [data-toast]': { '--bar': { base: '9.25rem', sm: '6.5rem', lg: '4rem' } },
} as object

const Root = chakra('div', {
  base: {
    // At the end of the window while the list is longer than it. It takes its place below the list, so no row moves.
    position: 'sticky',
    insetBlockEnd: 'calc(1rem + env(safe-area-inset-bottom, 0px))',
    zIndex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1.5',
    paddingBlock: '2',
    paddingInlineStart: '4',
    paddingInlineEnd: '2',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    background: 'bg.panel',
    boxShadow: 'menu',
    fontSize: 'sm',
    _print: { display: 'none' },
    '& > p': {
      flex: '1 1 auto',
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '2',
      alignItems: 'center',
      lineHeight: 'snugZh',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '& > b': { fontWeight: 'semibold' },
      '& > span': { color: 'fg.muted' },
    },
    '& > p > button': { marginInlineStart: 0 },
    '& > .actions': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '1.5',
      // On a phone they have their own row.
      order: { base: 1, lg: 0 },
      flex: { base: '1 1 100%', lg: 'none' },
      '& > button': {
        flex: { base: '1 1 auto', sm: 'none' },
        marginInlineStart: 0,
        paddingInline: '3',
      },
      '& > button.icon': {
        flex: 'none',
        minHeight: 'control.sm',
        width: 'control.sm',
        padding: 0,
      },
      // Its words take two rows on a phone.
      '&:lang(en)': {
        display: { base: 'grid', sm: 'flex' },
        gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) auto',
        '& > :nth-of-type(2):nth-last-of-type(4)': { gridColumnEnd: 'span 2' },
        '& > button.icon': { gridColumn: '3' },
      },
    },
    ...aboveIt,
  },
})

const Close = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: 'control.sm',
    height: 'control.sm',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
  },
})

/**
 * What can be done with the chosen products (decision P20). It says how many they are, and how many more are chosen
 * but not listed.
 */
export const ChosenBar = ({
  chosen,
  hidden,
  listed,
  readOnly,
  onAll,
  onNone,
  onAvailable,
  onExport,
  onRemove,
  ref,
}: ChosenBarProps) => {
  const { t } = useTranslation('manage')
  const none = chosen.length === 0
  return (
    <Root
      ref={ref}
      role="group"
      aria-label={t('chosen.label')}
      onKeyDown={(event) => {
        // The menu closes on Escape first.
        if (event.key === 'Escape' && !event.defaultPrevented) onNone()
      }}
    >
      <p>
        <b>{t('chosen.count', { count: chosen.length })}</b>
        {hidden === 0 ? null : <span>{t('chosen.hidden', { count: hidden })}</span>}
        {chosen.length === listed ? null : (
          <Button size="sm" variant="quiet" onClick={onAll}>
            {t('chosen.all', { count: listed })}
          </Button>
        )}
      </p>
      <div className="actions">
        {readOnly ? null : (
          <>
            <Button
              size="sm"
              variant="outline"
              disabled={none || chosen.every(({ available }) => available)}
              onClick={() => onAvailable(true)}
            >
              {t('chosen.available')}
            </Button>
            <Button
              size="sm"
              variant="outline"
              disabled={none || chosen.every(({ available }) => !available)}
              onClick={() => onAvailable(false)}
            >
              {t('chosen.unavailable')}
            </Button>
          </>
        )}
        <Button size="sm" variant="outline" disabled={none} onClick={() => onExport('json')}>
          {t('action.export')}
        </Button>
        {readOnly ? null : (
          <Button size="sm" variant="outlineDanger" disabled={none} onClick={onRemove}>
            {t('table.remove')}
          </Button>
        )}
        <ActionMenu
          label={t('chosen.more')}
          actions={[
            {
              label: t('action.sheet'),
              icon: 'download',
              disabled: none,
              onSelect: () => onExport('sheet'),
            },
          ]}
        />
      </div>
      <Close type="button" aria-label={t('chosen.none')} title={t('chosen.none')} onClick={onNone}>
        <Icon name="close" />
      </Close>
    </Root>
  )
}
