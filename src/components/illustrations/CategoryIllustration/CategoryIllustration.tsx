import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import type { Category } from '#domain/catalogue/product.ts'
import { shapes } from './shapes.tsx'

/** Props of {@link CategoryIllustration}. */
export interface CategoryIllustrationProps {
  /** Category to show. */
  readonly category: Category
  /**
   * Only the object and its part of the line, over a pale copy in `--dead`: the page draws the line
   * between objects. `--stroke` and `--line-stroke` set the widths. @defaultValue false
   */
  readonly cropped?: boolean
}

/**
 * Line illustration of a category in the colour of the text. The live line enters and leaves at five
 * sixths of the height, so that neighbours join. Set `--cat-bg` to the colour of the ground: the
 * wheels are filled with it (brief §7). Decoration.
 */
export const CategoryIllustration = ({ category, cropped = false }: CategoryIllustrationProps) => {
  const { crop, outline, line, details } = shapes[category]
  const [x, width] = crop
  const whole = `M0 100H${String(x)}${line}M${String(x + width)} 100H200`
  return (
    <Svg viewBox={cropped ? `${String(x)} 0 ${String(width)} 120` : '0 0 200 120'}>
      <g strokeLinejoin="round" strokeWidth="var(--stroke, 2)">
        <g stroke="currentColor">{outline}</g>
        <g strokeWidth="var(--line-stroke, 2.5)" strokeLinejoin="miter">
          {cropped ? <path d={line} stroke="var(--dead)" /> : null}
          <path d={cropped ? line : whole} pathLength={1} stroke="var(--live)" />
        </g>
        {details}
      </g>
    </Svg>
  )
}
