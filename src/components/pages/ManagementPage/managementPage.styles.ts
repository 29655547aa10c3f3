import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** Layout of the management page (brief §5, §3). */
export const pageStyles: SystemStyleObject = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '4',
  paddingTop: { base: '5.5', md: '7' },
  paddingBottom: { base: '16', md: '22' },
  '& > .head': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexWrap: 'wrap',
    gap: '3',
    '& h1': {
      textStyle: 'h1',
      fontSize: { base: '2xl', md: '3xl' },
      flex: '1 1 8rem',
      minWidth: 0,
    },
  },
  '& > .waiting': { display: 'grid', gap: '4', animation: 'fadeIn 1ms 200ms both' },
}
