import { chakra } from '@chakra-ui/react'
import car from '#assets/categories/icon-car.svg?raw'
import cpu from '#assets/categories/icon-cpu.svg?raw'
import drone from '#assets/categories/icon-drone.svg?raw'
import game from '#assets/categories/icon-game.svg?raw'
import parts from '#assets/categories/icon-parts.svg?raw'
import phone from '#assets/categories/icon-phone.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'
import type { Category } from '#domain/catalogue/product.ts'

/** Props of {@link CategoryIcon}. */
export interface CategoryIconProps {
  /** Which of the six. */
  readonly category: Category
}

const drawings: Readonly<Record<Category, string>> = { car, parts, cpu, phone, game, drone }

const Box = chakra('span', { base: { display: 'block', width: '1.5rem', flex: 'none' } })

/** The sign of a category at 24 px, in the colour of the text. Decoration beside its name. */
export const CategoryIcon = ({ category }: CategoryIconProps) => (
  <Box>
    <Drawing svg={drawings[category]} />
  </Box>
)
