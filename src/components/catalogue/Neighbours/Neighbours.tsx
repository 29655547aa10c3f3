import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Lineup } from '#components/catalogue/Lineup/Lineup.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'

export interface NeighboursProps {
  /** The rest of the category, from the next product on. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
}

/** The largest number of neighbours on the line. */
const most = 3

const Root = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: { base: '12', lg: '16' },
    '& > h2': { fontSize: { base: 'xl', lg: '2xl' }, marginBlockEnd: '5' },
  },
})

/** The live line of the page; on a phone from edge to edge of the window, as the products scroll. */
const Line = chakra('div', {
  base: {
    position: 'relative',
    '--line': { base: '4rem', md: '6.5rem', lg: '9rem' },
    '--cat-bg': 'colors.bg',
    '--line-stroke': '2',
    '--dead': 'transparent',
    _before: {
      content: '""',
      position: 'absolute',
      top: 'var(--line)',
      insetInline: { base: '-5', md: 0 },
      height: '2px',
      background: 'live',
      forcedColorAdjust: 'none',
    },
  },
})

/** The way on at the end of a product: others of its category, the one before and the next among them (brief §1). */
export const Neighbours = ({ products, images }: NeighboursProps) => {
  const { t } = useTranslation('catalogue')
  const heading = useId()
  const [next] = products
  const previous = products.at(-1)
  if (next === undefined || previous === undefined) return null
  const shown = products.length > most ? [previous, ...products.slice(0, most - 1)] : products
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{t(`neighbours.${next.category}`)}</h2>
      <Line>
        <Lineup
          products={shown}
          images={images}
          reasons
          placeholder={<CategoryIllustration category={next.category} cropped />}
        />
      </Line>
    </Root>
  )
}
