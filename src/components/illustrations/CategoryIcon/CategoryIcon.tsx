import { chakra } from '@chakra-ui/react/styled-system'
import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import type { Category } from '#domain/catalogue/product.ts'
import { shapes } from './shapes.tsx'

/** Props of {@link CategoryIcon}. */
export interface CategoryIconProps {
  /** Category to show. */
  readonly category: Category
}

const Box = chakra('span', { base: { display: 'block', width: '1.5rem', flex: 'none' } })

/** Icon of a category, 24 px wide, in the colour of the text. Decoration beside its name. */
export const CategoryIcon = ({ category }: CategoryIconProps) => (
  <Box>
    <Svg viewBox="0 0 24 24">
      <g stroke="currentColor" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round">
        {shapes[category]}
      </g>
    </Svg>
  </Box>
)
