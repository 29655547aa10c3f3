import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Lineup } from '#components/catalogue/Lineup/Lineup.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

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
    // Few products have more space each.
    '& > ul > li': { maxWidth: { lg: '18.75rem' } },
    '& > ul .stage': { height: { lg: '9rem' } },
    '& > ul .dimension': { height: { lg: '1.125rem' } },
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

const Ways = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    marginTop: '6',
    marginInlineEnd: '-3',
    // A long name takes several lines.
    '& > a': { textAlign: 'start' },
  },
})

/** The way on at the end of a product: its neighbours on the line, the one before and the next (brief §1). */
export const Neighbours = ({ products, images }: NeighboursProps) => {
  const { t } = useTranslation('catalogue')
  const heading = useId()
  const [next] = products
  const previous = products.at(-1)
  return (
    <Root aria-labelledby={heading}>
      <h2 id={heading}>{t('neighbours.heading')}</h2>
      <Line>
        <Lineup
          products={products.slice(0, most)}
          images={images}
          reasons
          placeholder={
            next === undefined ? null : <CategoryIllustration category={next.category} cropped />
          }
        />
      </Line>
      {next === undefined || previous === undefined || next === previous ? null : (
        <Ways aria-label={t('neighbours.label')}>
          <AppLink variant="quiet" icon="arrowLeft" to={paths.product(previous)}>
            {t('neighbours.previous', { name: previous.productName })}
          </AppLink>
          <AppLink variant="quiet" iconAfter="arrowRight" to={paths.product(next)}>
            {t('neighbours.next', { name: next.productName })}
          </AppLink>
        </Ways>
      )}
    </Root>
  )
}
