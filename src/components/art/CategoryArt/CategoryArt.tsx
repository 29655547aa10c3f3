import car from '#assets/categories/art-car.svg?raw'
import cpu from '#assets/categories/art-cpu.svg?raw'
import drone from '#assets/categories/art-drone.svg?raw'
import game from '#assets/categories/art-game.svg?raw'
import parts from '#assets/categories/art-parts.svg?raw'
import phone from '#assets/categories/art-phone.svg?raw'
import { Drawing } from '#components/art/Drawing/Drawing.tsx'
import type { Category } from '#domain/catalogue/product.ts'

/** Props of {@link CategoryArt}. */
export interface CategoryArtProps {
  /** Which of the six. */
  readonly category: Category
}

const drawings: Readonly<Record<Category, string>> = { car, parts, cpu, phone, game, drone }

/**
 * Line drawing of a category, 200 × 120, in the colour of the text. The live line enters and leaves
 * at five sixths of the height, so neighbours join. Wheels are filled with `--cat-bg`: set it to the
 * ground (brief §7). Decoration.
 */
export const CategoryArt = ({ category }: CategoryArtProps) => <Drawing svg={drawings[category]} />
