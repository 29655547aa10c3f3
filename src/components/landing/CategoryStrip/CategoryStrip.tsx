import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { CategoryIllustration } from '#components/illustrations/CategoryIllustration/CategoryIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { categories } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

const Root = chakra('nav', {
  base: {
    // Its own measure, in rem: doubled text counts as a narrower screen (brief §9).
    containerType: 'inline-size',
    overflowX: 'clip',
    borderBlockEndWidth: '1px',
    borderBlockEndStyle: 'solid',
    borderColor: 'border',
    background: 'bg',
  },
})

const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@container (min-width: 17rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '@container (min-width: 48rem)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '@container (min-width: 64rem)': { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
    margin: 0,
    padding: 0,
    listStyleType: 'none',
    '& > li > a': {
      display: 'block',
      height: '100%',
      paddingBlockStart: { base: '5', lg: '7' },
      paddingBlockEnd: { base: '4.5', lg: '6' },
      color: 'fg',
      '--cat-bg': 'colors.bg',
      outlineOffset: '-4px',
      _hover: { background: 'bg.subtle', '--cat-bg': 'colors.bg.subtle' },
    },
  },
})

// Beyond 1536 px a drawing would outgrow the page: it stays, and the line goes on at its sides.
const Art = chakra('span', {
  base: {
    display: 'flex',
    '& > svg': { flex: '1 1 auto', marginInlineEnd: '-1px' },
    '@container (min-width: 96rem)': {
      '& > svg': { flex: '0 0 16rem', marginInline: '-1px' },
      '&::before, &::after': {
        content: '""',
        flex: 1,
        height: '8px',
        marginBlockStart: 'calc(8rem - 4px)',
        // 3.2 px with soft edges, as the drawing's own stroke comes out at this size.
        background:
          'linear-gradient(transparent 1.9px, {colors.live} 2.9px 5.1px, transparent 6.1px)',
      },
    },
  },
})

const Name = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2',
    paddingBlockStart: '2.5',
    paddingInline: { base: '4', lg: '5' },
    fontWeight: 'semibold',
    'a:hover &': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    '& > svg': { color: 'fg.subtle' },
  },
})

/** The six categories under the hero (brief §5): tiles without a gap, one line through all of them. */
export const CategoryStrip = () => {
  const { t } = useTranslation('common')
  return (
    <Root aria-label={t('nav.categories')}>
      <Tiles>
        {categories.map((category) => (
          <li key={category}>
            <AppLink to={paths.category(category)} variant="plain">
              <Art>
                <CategoryIllustration category={category} />
              </Art>
              <Name>
                {t(`category.${category}`)}
                <Icon name="arrowRight" />
              </Name>
            </AppLink>
          </li>
        ))}
      </Tiles>
    </Root>
  )
}
