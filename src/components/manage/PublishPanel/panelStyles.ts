import { stepNumber } from '#components/theme/stepNumber.ts'
import { shortText } from '#components/theme/shortText.ts'

/** The one row of the closed panel. */
export const summaryStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  minHeight: 'control.lg',
  paddingBlock: '2',
  cursor: 'pointer',
  '&::-webkit-details-marker': { display: 'none' },
  '& > h2': { fontSize: 'md', lineHeight: 'snug' },
  '& > span': { flex: '1', fontSize: 'sm', color: 'fg.subtle' },
  '& > svg': {
    color: 'fg.muted',
    transitionProperty: 'rotate',
    transitionDuration: 'fast',
    'details[open] > &': { rotate: '180deg' },
  },
  _hover: { '& > h2': { textDecorationLine: 'underline' } },
} as const

/** Styles of the publish panel: three steps on the live line. */
export const panelStyles = {
  marginTop: { base: '4', lg: '6' },
  borderBlockWidth: '1px',
  '& > .content': {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 9fr)' },
    gap: { base: '6', lg: '8' },
    paddingTop: '4',
    paddingBottom: '8',
  },
  '& > .content > .intro': { display: 'grid', alignContent: 'start', gap: '1.5' },
  '& > .content > .intro > p': {
    maxWidth: '34em',
    fontSize: 'sm',
    color: 'fg.muted',
    textWrap: 'pretty',
  },
  '& > .content > ol': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '7',
    counterReset: 'step',
  },
  '& > .content > ol > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    gap: '3',
    paddingInlineStart: '10',
    counterIncrement: 'step',
    _before: stepNumber,
    '&:not(:last-of-type)::after': {
      content: '""',
      position: 'absolute',
      left: 'calc(0.8125rem - 1px)',
      top: '1.625rem',
      bottom: '-1.75rem',
      width: '2px',
      background: 'live',
      '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
    '& > h3': { fontSize: 'md', lineHeight: '26px' },
    '& > p': { marginTop: '-2', maxWidth: '46em', fontSize: 'sm', color: 'fg.muted', ...shortText },
    '& > div': { width: '100%' },
    // It takes no gap. Where it is not rendered while it is empty, it is not announced.
    '& > [role=status]:empty': { position: 'absolute', width: 0 },
    '& > .buttons': { display: 'flex', flexWrap: 'wrap', rowGap: '1', columnGap: '5' },
  },
} as const
