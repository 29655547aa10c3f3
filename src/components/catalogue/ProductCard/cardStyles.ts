import type { SystemStyleObject } from '@chakra-ui/react/styled-system'
import { stockStyles } from '#components/catalogue/StockStatus/stockStyles.ts'

/** Styles of a product card and its parts (brief §5). One style object keeps long lists quick. */
export const cardStyles: SystemStyleObject = {
  position: 'relative',
  minWidth: 0,
  // Cards far from the screen cost no layout; find-in-page and screen readers still reach them. The first
  // rows are always laid out: in Chromium a leading card could keep its old font size after a resize.
  '&:nth-of-type(n + 7)': {
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 24rem',
    // On paper every card is shown.
    '@media print': { contentVisibility: 'visible' },
  },
  // What is not laid out yet cannot be the end of a movement from another page.
  'html:active-view-transition &': { contentVisibility: 'visible' },
  '@media print': { breakInside: 'avoid' },
  // Containment clips the focus ring without this padding.
  margin: '-10px',
  padding: '10px',
  // The link is the name; its `::after` makes the whole card one target.
  '& .name': {
    marginTop: '4',
    fontSize: 'lg',
    '& > a': {
      color: 'fg',
      textDecorationThickness: '1px',
      textUnderlineOffset: '0.2em',
      _after: { content: '""', position: 'absolute', inset: '3px', zIndex: 1, borderRadius: 'md' },
      _focusVisible: {
        outline: 'none',
        textDecorationLine: 'underline',
        _after: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: 0 },
      },
    },
  },
  '@media (hover: hover)': {
    '&:is(:hover, [data-hover]) .name > a': { textDecorationLine: 'underline' },
  },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '0.5',
    marginTop: '1.5',
  },
  // Shown where the card leads the list.
  '& .figures': { display: 'none' },
  '& .price': { textStyle: 'price' },
  '& .stock': stockStyles,
  '& .description': {
    marginTop: '2.5',
    fontSize: 'sm',
    lineHeight: 'body',
    color: 'fg.muted',
    '&:lang(zh)': { lineHeight: '1.65' },
  },
}
