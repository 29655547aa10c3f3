import type { SystemStyleObject } from '@chakra-ui/react'
import { stockStyles } from '#components/catalogue/StockStatus/stockStyles.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'

const { variant, size } = buttonRecipe.variants ?? {}

/** Six columns from 1024 px; a thumbnail with stacked facts beside it before (brief §5). */
const columns = {
  base: '5.5rem minmax(0, 1fr)',
  lg: '5.5rem minmax(0, 2fr) minmax(0, 0.8fr) minmax(11.5rem, 1.2fr) minmax(5.5rem, 0.7fr) 13.5rem',
}

/** Looks of the whole list, set once: rows are plain elements with class names. */
export const tableStyles: SystemStyleObject = {
  '& .row': {
    display: 'grid',
    gridTemplateColumns: columns,
    alignItems: { lg: 'center' },
    columnGap: { base: '3.5', lg: '5' },
    rowGap: '0.5',
    borderBottomWidth: '1px',
    borderBottomStyle: 'solid',
    borderBottomColor: 'border',
    fontSize: 'sm',
    lineHeight: 'snugZh',
  },
  '& .row.body': {
    paddingBlock: { base: '4', lg: '3.5' },
    // Rows far from the screen cost no layout.
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 9.5rem', lg: 'auto 5.9rem' },
  },
  '& .row.head': {
    // Below 1024 px the facts stand under one another and say themselves what they are. A screen
    // reader still names the column of each, so the head is unseen, not gone.
    position: { base: 'absolute', lg: 'static' },
    width: { base: '1px', lg: 'auto' },
    height: { base: '1px', lg: 'auto' },
    overflow: { base: 'hidden', lg: 'visible' },
    clipPath: { base: 'inset(50%)', lg: 'none' },
    paddingBlock: { base: 0, lg: '2.5' },
    borderBottomWidth: { base: 0, lg: 'strong' },
    borderBottomColor: 'border.strong',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.subtle',
    '& > :last-of-type': { textAlign: 'end' },
  },
  '& .thumb': { gridRow: { base: '1 / 7', lg: 'auto' } },
  '& .title': {
    minWidth: 0,
    '& > a': {
      color: 'fg',
      fontSize: 'md',
      fontWeight: 'semibold',
      textDecorationLine: 'none',
      textUnderlineOffset: '0.2em',
      _hover: { textDecorationLine: 'underline' },
    },
  },
  '& .category': { color: 'fg.muted' },
  '& .cost': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1',
    minHeight: '2.25rem',
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
  '& .stock': stockStyles,
  '& .actions': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: { lg: 'flex-end' },
    // The words of the buttons stand on the left edge of the column, not their padding.
    marginInlineStart: { base: '-3', lg: 0 },
  },
  '& button.quiet': {
    ...buttonRecipe.base,
    ...size?.sm,
    ...variant?.quiet,
    paddingInline: '3',
    textAlign: 'start',
  },
  '& button.danger': variant?.quietDanger ?? {},
  '& button.icon': { width: '2.25rem', paddingInline: 0 },
}
