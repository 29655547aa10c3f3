import { memo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#components/catalogue/Lineup/Drawing.tsx'
import { drawnOf } from '#components/catalogue/Lineup/lineup.ts'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { keepUnits } from '#domain/catalogue/figures.ts'
import type { Product, StoredImage } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import styles from './Lineup.module.css'

export interface LineupProps {
  /** The products, in order. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** Says the first specification of each, as a reason to look at it. @defaultValue false */
  readonly reasons?: boolean
  /** Stands for a product without a picture, 200 × 120. @defaultValue nothing: the product is left out */
  readonly placeholder?: ReactNode
}

/** The largest number of products side by side. */
const most = 6

/**
 * The products of a category side by side on the live line, to one scale where their lengths are known.
 * Each leads to its page.
 */
export const Lineup = memo(function Lineup({
  products,
  images,
  reasons = false,
  placeholder,
}: LineupProps) {
  const { t, i18n } = useTranslation('catalogue')
  const shown = drawnOf(products, images, { all: placeholder !== undefined, most })
  if (shown.length === 0) return null
  const lang = (typed: string) => typedLang(typed, i18n.language)
  const scaled = shown.some(({ printed }) => printed !== null)
  return (
    // Safari removes the list role together with the bullets.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it scrolls to the link that has the focus
    <ul
      className={styles.root}
      role="list"
      aria-label={t('lineup')}
      data-scaled={scaled ? '' : undefined}
      // Chromium leaves a link where it is when half of it can be seen. Under a pointer nothing may move.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible'))
          target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      }}
    >
      {shown.map((drawn) => {
        const { product } = drawn
        const [reason] = Object.entries(product.specifications)
        return (
          <li key={product.$id}>
            <AppLink variant="bare" to={paths.product(product)}>
              <Drawing drawn={drawn} placeholder={placeholder} atStart />
              <span className={styles.label} lang={lang(product.productName)}>
                {product.productName}
              </span>
              {reasons && reason !== undefined ? (
                <span className={styles.reason} lang={lang(reason.join(' '))}>
                  {` ${reason[0]} ${keepUnits(reason[1])}`}
                </span>
              ) : null}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
})
