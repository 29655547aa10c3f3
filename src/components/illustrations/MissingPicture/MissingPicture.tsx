import { chakra } from '@chakra-ui/react/styled-system'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'

// Quiet: beside it, the name is what there is to see. Its lines stay thin in a large frame.
const Box = chakra('span', {
  base: {
    display: 'block',
    color: 'fg.subtle',
    opacity: 0.4,
    '& :is(path, circle)': { vectorEffect: 'non-scaling-stroke' },
  },
})

/** Placeholder for a product without a picture, in the proportions 4:3 (brief §5). The frame has the name. */
export const MissingPicture = () => (
  <Box>
    <Svg viewBox="0 0 320 240">
      <g stroke="currentColor" strokeWidth="2">
        <path d="M30 200H290M30 196v8M290 196v8" strokeWidth="1.5" />
        <path d="M96 76V60H112M208 60H224V76M224 154V170H208M112 170H96V154" />
        <path d="M112 150L142 116L162 136L178 120L208 150" strokeLinejoin="round" />
        <circle cx="186" cy="88" r="9" />
      </g>
    </Svg>
  </Box>
)
