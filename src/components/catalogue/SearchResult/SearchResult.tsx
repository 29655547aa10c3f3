import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { stockStyles } from '#components/catalogue/StockStatus/stockStyles.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { previewOf } from '#domain/catalogue/display.ts'
import { excerptOf, piecesOf, type Piece } from '#domain/catalogue/found.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

export interface SearchResultProps {
  /** What was found. Results render again only when this is another object. */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** The search text that found it; its words are marked. */
  readonly query: string
  /** What the search was helped by (decision P6). Without pinyin, words spelled in it are not marked. */
  readonly aids: SearchAids
}

const Root = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    // Large text leaves the picture a third of a narrow screen.
    gridTemplateColumns: { base: 'min(5.5rem, 30%) minmax(0, 1fr)', md: '8rem minmax(0, 1fr)' },
    gridTemplateRows: 'auto auto 1fr',
    columnGap: { base: '4', md: '5' },
    paddingBlock: '4',
    borderBlockStartWidth: '1px',
    '@media print': { breakInside: 'avoid' },
    '& > .picture': { gridRow: '1 / -1', alignSelf: 'start' },
    // The label would cover a picture as small as this: the text beside it says the same.
    '& > .picture .overlay': { display: 'none' },
    '& > :not(.picture)': { gridColumn: 2 },
    '& > h3': { fontSize: 'md', overflowWrap: 'anywhere' },
    // The link is the name; its `::after` makes the whole row one target.
    '& > h3 > a': {
      color: 'fg',
      textUnderlineOffset: '0.2em',
      _after: { content: '""', position: 'absolute', inset: '3px', zIndex: 1, borderRadius: 'md' },
      _hover: { textDecorationLine: 'underline' },
      _focusVisible: {
        outline: 'none',
        textDecorationLine: 'underline',
        _after: { outline: '3px solid {colors.brand.focusRing}' },
      },
    },
    '& > .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      marginTop: '1',
    },
    '& > .facts > .price': { fontWeight: 'semibold' },
    '& > .facts > .stock': stockStyles,
    '& > .description': {
      marginTop: '1.5',
      maxWidth: '46rem',
      fontSize: 'sm',
      color: 'fg.muted',
      overflowWrap: 'anywhere',
      // What was found is among the first 60 letters: four lines from 384 px on.
      '@media (min-width: 24rem) and (max-width: 39.99rem)': { lineClamp: '4' },
    },
    '& mark': {
      // A Chinese word that was found stays in one line.
      wordBreak: 'keep-all',
      borderRadius: 'xs',
      background: 'brand.muted',
      color: 'fg',
      fontWeight: 'semibold',
      '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText' },
    },
  },
})

const marked = (pieces: readonly Piece[]) =>
  pieces.map(({ text, found }, at) =>
    found ? <mark key={at}>{text}</mark> : <span key={at}>{text}</span>,
  )

/**
 * A product that a search over everything has found (decision P16): picture, name, price, stock, and the
 * description from a little before the first word that was found, or the specification that has it. The words are marked. The link is the
 * name and covers the whole row.
 */
export const SearchResult = memo(function SearchResult({
  product,
  picture,
  query,
  aids,
}: SearchResultProps) {
  const { t, i18n } = useTranslation('catalogue')
  const facts = useId()
  const inStock = isInStock(product)
  const { productName, price, stockQuantity } = product
  const excerpt = previewOf(excerptOf(product, query, aids))
  return (
    <Root data-product={product.$id}>
      <div className="picture">
        <ProductPicture
          src={picture}
          // The link beside it is the name.
          alt=""
          outOfStock={!inStock}
          sizes="8rem"
          product={product}
          moves
        />
      </div>
      <h3 lang={typedLang(productName, i18n.language)}>
        <AppLink variant="bare" to={paths.product(product)} describedBy={facts}>
          {marked(piecesOf(productName, query, aids))}
        </AppLink>
      </h3>
      <div className="facts" id={facts}>
        <span className="price">{formatPrice(price, i18n.language)}</span>{' '}
        <span className="stock" data-out={inStock ? undefined : ''}>
          {inStock ? t('inStock', { count: stockQuantity }) : t('outOfStock')}
        </span>
      </div>
      <p className="description" lang={typedLang(excerpt, i18n.language)}>
        {/* Only names are searched by pinyin. */}
        {marked(piecesOf(excerpt, query, { simplify: aids.simplify }))}
      </p>
    </Root>
  )
})
