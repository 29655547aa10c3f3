import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Lineup } from '#components/catalogue/Lineup/Lineup.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { shortText } from '#components/theme/shortText.ts'
import {
  pictureOf,
  type Category,
  type Product,
  type StoredImage,
} from '#domain/catalogue/product.ts'

export interface CategoryHeadProps {
  /** Which of the six. */
  readonly category: Category
  /** Products on the line; without a picture among them the illustration of the category shows. */
  readonly products?: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images?: ReadonlyMap<string, StoredImage>
}

const noProducts: readonly Product[] = []
const noImages: ReadonlyMap<string, StoredImage> = new Map()

// The live line runs on to both edges of the window; `clip` keeps it from widening the page.
const Root = chakra('div', { base: { overflowX: 'clip' } })

const Text = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: '6',
    rowGap: '1.5',
    paddingTop: { base: '6', md: '8' },
    '& > h1': { textStyle: 'h1' },
    '& > p': { color: 'fg.muted', ...shortText },
  },
})

/** Of one height with and without products, so that nothing moves when they come. */
const Line = chakra('div', {
  base: {
    position: 'relative',
    // On paper all products follow.
    '@media print': { display: 'none' },
    height: { base: '8.5rem', md: '11rem' },
    // English names take two lines.
    '&:lang(en)': { height: { base: '9.875rem', md: '12.25rem', lg: '11rem' } },
    marginTop: { base: '3', md: '5' },
    '--cat-bg': 'colors.bg',
    '--line-stroke': { base: '2.5', md: '2' },
    '--line': { base: '4rem', md: '6.5rem' },
    _before: {
      content: '""',
      position: 'absolute',
      top: 'var(--line)',
      left: '50%',
      width: '100vw',
      height: '2px',
      background: 'live',
      transform: 'translateX(-50%)',
      forcedColorAdjust: 'none',
    },
    // The line enters and leaves the illustration at 100 of 120. On a phone a branch of the empty list hangs
    // on the line under it.
    '& > .illustration': {
      position: 'absolute',
      right: 0,
      top: { base: 'calc(var(--line) - 79px)', md: 'calc(var(--line) - 99px)' },
      height: { base: '96px', md: '120px' },
      aspectRatio: '5 / 3',
      background: { md: 'bg' },
      '& > svg': { height: '100%', width: 'auto' },
      // Until the app has started: the stored products take its place.
      'html[data-stored=some] &': { visibility: 'hidden' },
    },
  },
})

/**
 * Heading of a category page: name, one sentence, and its products on the live line (brief §1), or
 * the illustration of the category. Typing in the search below does not render it again.
 */
export const CategoryHead = memo(function CategoryHead({
  category,
  products = noProducts,
  images = noImages,
}: CategoryHeadProps) {
  const { t } = useTranslation(['catalogue', 'common'])
  const pictured = products.some((product) => pictureOf(product, images) !== null)
  return (
    <Root>
      <Container>
        <Text>
          <h1>{t(`common:category.${category}`)}</h1>
          <p>{t(`intro.${category}`)}</p>
        </Text>
        <Line>
          {pictured ? (
            <Lineup products={products} images={images} />
          ) : (
            <div className="illustration">
              <CategoryIllustration category={category} />
            </div>
          )}
        </Line>
      </Container>
    </Root>
  )
})
