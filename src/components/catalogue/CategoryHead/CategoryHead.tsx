import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { Lineup } from '#components/catalogue/Lineup/Lineup.tsx'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { fewProducts } from '#domain/catalogue/display.ts'
import {
  pictureOf,
  type Category,
  type Product,
  type StoredImage,
} from '#domain/catalogue/product.ts'

export interface CategoryHeadProps {
  /** Which of the six. */
  readonly category: Category
  /** How many products the category has: up to {@link fewProducts} are not on this line. @defaultValue 0 */
  readonly total?: number
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

/** Ends at the live line, or under the names of what is on it. A few products are on lines of their own below. */
const Line = chakra('div', {
  base: {
    position: 'relative',
    // On paper all products follow.
    '@media print': { display: 'none' },
    height: 'var(--line)',
    // English names take two lines.
    '&[data-lineup], html:is([data-total=some], [data-total=many]) &': {
      height: { base: '7.75rem', md: '10.25rem' },
      '&:lang(en)': { height: { base: '9rem', md: '11.5rem', lg: '10.25rem' } },
    },
    'html[data-total=few] &': { display: 'none' },
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
    // The line enters and leaves the illustration at 100 of 120.
    '& > .illustration': {
      position: 'absolute',
      right: 0,
      top: { base: 'calc(var(--line) - 79px)', md: 'calc(var(--line) - 99px)' },
      height: { base: '96px', md: '120px' },
      aspectRatio: '5 / 3',
      background: { md: 'bg' },
      '& > svg': { height: '100%', width: 'auto' },
      // Until the app has started: the stored products take its place.
      'html[data-total] &': { visibility: 'hidden' },
    },
  },
})

/**
 * Heading of a category page: name, one sentence, and its newest products on the live line (brief §1), or
 * the illustration of an empty category. Typing in the search below does not render it again.
 */
export const CategoryHead = memo(function CategoryHead({
  category,
  total = 0,
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
        {total > 0 && total <= fewProducts ? null : (
          <Line data-lineup={total > 0 ? '' : undefined}>
            {pictured ? (
              <Lineup products={products} images={images} />
            ) : (
              <div className="illustration">
                <CategoryIllustration category={category} />
              </div>
            )}
          </Line>
        )}
      </Container>
    </Root>
  )
})
