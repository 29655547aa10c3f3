import { chakra } from '@chakra-ui/react/styled-system'
import { tagRecipe } from '#components/theme/recipes/tag.ts'

export interface TagProps {
  /** Text of the label. */
  readonly children: string
  /** Action planned for the record (decision P4). */
  readonly variant: 'add' | 'update' | 'skip' | 'reject'
}

const Root = chakra('span', tagRecipe)

/** A coloured label at the start of a row (brief §5, import preview). */
export const Tag = ({ children, variant }: TagProps) => <Root variant={variant}>{children}</Root>
