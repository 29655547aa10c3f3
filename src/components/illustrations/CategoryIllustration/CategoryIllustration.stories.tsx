import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { CategoryIllustration } from './CategoryIllustration.tsx'

const meta = preview.meta({
  component: CategoryIllustration,
  tags: ['autodocs'],
  args: { category: 'car' as const },
})

/** One illustration at its natural size. */
export const Default = meta.story({
  decorators: [
    (Story) => (
      <chakra.div width="12.5rem">
        <Story />
      </chakra.div>
    ),
  ],
})

/** All six side by side: the line continues through all of them. */
export const InARow = meta.story({
  render: () => (
    <chakra.div display="grid" gridTemplateColumns="repeat(6, 1fr)">
      {categories.map((category) => (
        <CategoryIllustration key={category} category={category} />
      ))}
    </chakra.div>
  ),
})

/** Only the object and its part of the line. */
export const Cropped = meta.story({
  args: { cropped: true },
  decorators: [
    (Story) => (
      <chakra.div width="8.875rem" css={{ '--line-stroke': '4' }}>
        <Story />
      </chakra.div>
    ),
  ],
})
