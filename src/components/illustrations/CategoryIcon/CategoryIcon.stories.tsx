import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { CategoryIcon } from './CategoryIcon.tsx'

const meta = preview.meta({
  component: CategoryIcon,
  tags: ['autodocs'],
  args: { category: 'car' as const },
})

/** One icon. */
export const Default = meta.story()

/** All six. */
export const All = meta.story({
  render: () => (
    <chakra.div display="flex" flexWrap="wrap" gap="5">
      {categories.map((category) => (
        <CategoryIcon key={category} category={category} />
      ))}
    </chakra.div>
  ),
})
