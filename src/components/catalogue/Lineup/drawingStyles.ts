import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The line under a drawing. Its height is that of the stage in the same proportion, so that both have one scale. */
export const dimensionStyles: SystemStyleObject = {
  marginTop: '0.4375rem',
  stroke: 'border.strong',
  strokeWidth: '1px',
  fill: 'none',
  '& path': { vectorEffect: 'non-scaling-stroke' },
}

/** The stage of a product that is out of stock. */
export const outStyles: SystemStyleObject = { opacity: { base: 0.4, _dark: 0.65 } }
