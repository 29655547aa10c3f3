import type { SystemStyleObject } from '@chakra-ui/react'

/** Layout of the management page (brief §5, §3). */
export const pageStyles: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '7',
  paddingTop: { base: '8', md: '12' },
  paddingBottom: { base: '22', md: '26' },
  '& > .head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '4',
    '& > *': { minWidth: 0, maxWidth: '100%' },
    '& h1': { textStyle: 'h1' },
    '& p': {
      minHeight: '1.75em',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums lining-nums',
    },
  },
  '& .where': { marginTop: '2', fontSize: 'sm', color: 'fg.subtle', maxWidth: '38em' },
  '& > .waiting': { display: 'grid', gap: '4', animation: 'fadeIn 1ms 200ms both' },
}
