import type { SystemStyleObject } from '@chakra-ui/react/styled-system'

/** The line under a drawing: a tick at each end, and the length in its middle. */
export const dimensionStyles: SystemStyleObject = {
  display: 'block',
  width: '100%',
  height: '12px',
  marginTop: '0.5rem',
  overflow: 'visible',
  '& > line': { stroke: 'border.strong', shapeRendering: 'crispEdges' },
  '& > text': {
    textAnchor: 'middle',
    dominantBaseline: 'central',
    fontSize: 'xs',
    fontWeight: 'normal',
    fontVariantNumeric: 'tabular-nums lining-nums',
    fill: 'fg.subtle',
    // Its ground interrupts the line.
    stroke: 'bg',
    strokeWidth: '12px',
    strokeLinejoin: 'round',
    paintOrder: 'stroke',
  },
}

/** What a drawing stands in. The live line of the page covers its lower edge. */
export const stageStyles: SystemStyleObject = {
  display: 'block',
  width: '100%',
  overflow: 'visible',
  '& .plate': { fill: { base: 'transparent', _dark: 'bg.plate' } },
}
