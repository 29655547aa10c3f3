import { memo, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { previewOf } from '#domain/catalogue/preview.ts'
import { excerptOf, piecesOf, type Piece } from '#domain/catalogue/found.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import styles from './SearchResult.module.css'

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
  const { i18n } = useTranslation('catalogue')
  const facts = useId()
  const { productName, price } = product
  const excerpt = previewOf(excerptOf(product, query, aids))
  return (
    <li className={styles.root} data-product={product.$id}>
      <div className={styles.picture}>
        <ProductPicture
          src={picture}
          // The link beside it is the name.
          alt=""
          sizes="8rem"
          product={product}
        />
      </div>
      <h3 className={styles.name} lang={typedLang(productName, i18n.language)}>
        <AppLink variant="bare" to={paths.product(product)} describedBy={facts}>
          {marked(piecesOf(productName, query, aids))}
        </AppLink>
      </h3>
      <div className={styles.facts} id={facts}>
        <span className={styles.price}>{formatPrice(price, i18n.language)}</span>{' '}
        <StockStatus product={product} />
      </div>
      <p className={styles.description} lang={typedLang(excerpt, i18n.language)}>
        {/* Only names are searched by pinyin. */}
        {marked(piecesOf(excerpt, query, { simplify: aids.simplify }))}
      </p>
    </li>
  )
})
