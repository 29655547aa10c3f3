import type { SystemStyleObject } from '@chakra-ui/react'
import { stockStyles } from '#components/catalogue/StockStatus/stockStyles.ts'

const veil: SystemStyleObject = {
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  // Hatching over a wash: "out of stock" also reads without colour (brief §5).
  backgroundImage:
    'repeating-linear-gradient(135deg, transparent 0 9px, {colors.border} 9px 10px), linear-gradient({colors.overlay.image}, {colors.overlay.image})',
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '1.5',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.panel',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'body',
  },
  '& svg': { color: 'live' },
  '@media (forced-colors: active)': { background: 'none', '& > span': { background: 'Canvas' } },
}

/** The 4:3 plate that a picture stands on, with its veil. Used by cards and by the detail page. */
export const plateStyles: SystemStyleObject = {
  position: 'relative',
  display: 'block',
  aspectRatio: '4 / 3',
  borderRadius: 'md',
  overflow: 'hidden',
  background: 'bg.plate',
  '& > .picture': {
    display: 'block',
    width: '100%',
    height: '100%',
    objectFit: 'contain',
    color: 'fg.subtle',
    '&[data-fit=cover]': { objectFit: 'cover' },
    '& > svg': { display: 'block', width: '100%', height: '100%' },
  },
  '& > .veil': veil,
  '@media (forced-colors: active)': { border: '1px solid CanvasText' },
}

/**
 * Looks of every card in a list, set once on the list: the cards themselves are plain elements with
 * class names, which is what keeps thousands of them quick (brief §5 "Product card").
 */
export const cardStyles: SystemStyleObject = {
  '& > .card': {
    position: 'relative',
    minWidth: 0,
    // Cards far from the screen cost no layout; find-in-page and screen readers still see them.
    contentVisibility: 'auto',
    containIntrinsicSize: 'auto 24rem',
    // Room for the focus ring, which the containment would cut off.
    margin: '-6px',
    padding: '6px',
  },
  // The link is the name; its overlay makes the whole card one target.
  '& .name > a': {
    color: 'fg',
    textDecorationLine: 'none',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _after: { content: '""', position: 'absolute', inset: '6px', zIndex: 1, borderRadius: 'md' },
    _focusVisible: {
      outline: 'none',
      textDecorationLine: 'underline',
      _after: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    },
  },
  '& .plate': {
    ...plateStyles,
    // The live line draws along the lower edge of the card one points at.
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      bottom: 0,
      height: '2.5px',
      background: 'live',
      transform: 'scaleX(0)',
      transformOrigin: 'left',
      transition: 'transform {durations.slow} {easings.current}',
      '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
  '& > .card:focus-within .plate::after': { transform: 'none' },
  '@media (hover: hover)': {
    '& > .card:hover .plate::after': { transform: 'none' },
    '& > .card:hover .name > a': { textDecorationLine: 'underline' },
  },
  '& .name': { marginTop: '4', fontSize: 'lg' },
  '& .facts': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: '4',
    rowGap: '0.5',
    marginTop: '1.5',
  },
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
