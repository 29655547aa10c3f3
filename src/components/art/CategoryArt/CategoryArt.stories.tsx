import { chakra } from '@chakra-ui/react'
import preview from '#.storybook/preview.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { CategoryArt } from './CategoryArt.tsx'

const meta = preview.meta({ component: CategoryArt, args: { category: 'car' as const } })

/** One drawing at its natural size. */
export const Default = meta.story({
  decorators: [
    (Story) => (
      <chakra.div width="12.5rem" css={{ '--cat-bg': 'colors.bg' }}>
        <Story />
      </chakra.div>
    ),
  ],
})

/** All six beside one another: the line goes through. */
export const InARow = meta.story({
  render: () => (
    <chakra.div
      display="grid"
      gridTemplateColumns="repeat(6, 1fr)"
      css={{ '--cat-bg': 'colors.bg' }}
    >
      {categories.map((category) => (
        <CategoryArt key={category} category={category} />
      ))}
    </chakra.div>
  ),
})
