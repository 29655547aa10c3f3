import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import type { Category } from '#domain/catalogue/product.ts'
import { shapes } from './shapes.tsx'

/** Props of {@link CategoryIllustration}. */
export interface CategoryIllustrationProps {
  /** Category to show. */
  readonly category: Category
}

/**
 * Line illustration of a category in the colour of the text. The live line enters and leaves at five
 * sixths of the height, so that neighbours join. Set `--cat-bg` to the colour of the ground: the
 * wheels are filled with it (brief §7). Decoration.
 */
export const CategoryIllustration = ({ category }: CategoryIllustrationProps) => (
  <Svg viewBox="0 0 200 120">
    <g strokeLinejoin="round">{shapes[category]}</g>
  </Svg>
)
