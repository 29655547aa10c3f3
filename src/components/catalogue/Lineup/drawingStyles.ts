import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The line under a drawing: a tick at each end, and the length in its middle. */
export const dimensionStyles: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  height: '0.75rem',
  marginTop: '0.5rem',
  borderInlineWidth: '1px',
  borderColor: 'border.strong',
  background: 'linear-gradient({colors.border.strong} 0 0) center / 100% 1px no-repeat',
  '& > span': {
    paddingInline: '1.5',
    background: 'bg',
    fontSize: 'xs',
    fontWeight: 'normal',
    lineHeight: 1,
    whiteSpace: 'nowrap',
    color: 'fg.subtle',
    fontVariantNumeric: 'tabular-nums lining-nums',
  },
}
