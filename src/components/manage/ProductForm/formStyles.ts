import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The panel that opens in place, with twelve columns from 1024 px (brief §5, §3). */
export const formStyles: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '5',
  padding: { base: '5', md: '7' },
  borderWidth: '1px',
  borderRadius: 'lg',
  background: 'bg.panel',
  animation: 'riseIn {durations.base} {easings.out}',
  '& > header': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4',
    '& > h2': { fontSize: 'xl', outline: 'none' },
    '& > button': { marginInlineEnd: '-3' },
  },
  '& > form': {
    display: 'grid',
    alignItems: 'start',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' },
    // A long description makes the row of the picture higher, not the one above it.
    gridTemplateRows: { lg: 'auto auto 1fr' },
    rowGap: '5.5',
    columnGap: '4',
    '& > .name': { gridColumn: { lg: 'span 6' } },
    '& > .short': { gridColumn: { lg: 'span 3' } },
    // Ends with the picture beside it.
    '& > .description': {
      gridColumn: { lg: 'span 6' },
      gridRow: { lg: 'span 2' },
      alignSelf: { lg: 'stretch' },
      '& > div': { lg: { display: 'flex', flexDirection: 'column', height: '100%' } },
      '& textarea': { flex: { lg: '1' } },
    },
    '& > .picture': { gridColumn: { lg: 'span 6' } },
    '& > .whole': { gridColumn: '1 / -1' },
    '& > .buttons': { display: 'flex', flexWrap: 'wrap', gap: '2.5' },
  },
}
