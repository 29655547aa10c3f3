import { chakra } from '@chakra-ui/react'

/** One feature: no box, only its place on the wire (brief §5). */
export const Card = chakra('article', {
  base: {
    position: 'relative',
    paddingBlockStart: { base: 0, md: '4.75rem' },
    paddingBlockEnd: { base: '10', md: 0 },
    paddingInlineStart: { base: '16', md: 0 },
    paddingInlineEnd: { base: 0, md: '8' },
    '& h3': { fontSize: 'xl' },
    '& p': { marginBlockStart: '2', color: 'fg.muted' },
    _last: { paddingBlockEnd: 0, paddingInlineEnd: 0 },
  },
})

/**
 * The symbol and the wire from it to the next one: downwards at the left of a narrow screen, to the
 * right from 768 px. The last symbol ends the line.
 */
export const Wire = chakra('span', {
  base: {
    position: 'absolute',
    insetBlock: { base: 0, md: 'auto' },
    insetBlockStart: { md: 0 },
    insetInlineStart: 0,
    insetInlineEnd: { base: 'auto', md: 0 },
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    alignItems: 'center',
    width: { base: '2.5rem', md: 'auto' },
    color: 'live',
    '& > svg': { flex: 'none', width: '3rem', transform: { base: 'rotate(90deg)', md: 'none' } },
    _after: {
      content: '""',
      flex: 1,
      width: { base: '3px', md: 'auto' },
      height: { base: 'auto', md: '3px' },
      marginBlock: { base: '-3px', md: 0 },
      marginInline: { base: 0, md: '-3px' },
      background: 'live',
    },
    'article:last-of-type > &': { _after: { display: 'none' } },
    '@media (forced-colors: active)': { _after: { background: 'CanvasText' } },
  },
})
