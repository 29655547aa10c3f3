import { chakra } from '@chakra-ui/react/styled-system'
import { skeletonRecipe } from '#components/theme/recipes/skeleton.ts'

export interface SkeletonProps {
  /** Size: a line of text, a 4:3 picture, a control or a small button. @defaultValue 'text' */
  readonly shape?: 'text' | 'media' | 'control' | 'controlSmall'
  /** Width in percent of the container. @defaultValue 100 */
  readonly percent?: number
}

const Root = chakra('div', skeletonRecipe)

/**
 * Placeholder of the same size as the content that is loading (brief §5). It is not animated and
 * hidden from assistive technology: the parent says that content is loading.
 */
export const Skeleton = ({ shape = 'text', percent = 100 }: SkeletonProps) => (
  <Root shape={shape} aria-hidden="true" width={`${percent}%`} />
)
