import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { announce } from '#components/ui/Announcer/announce.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'
import styles from './BuyActions.module.css'

export interface BuyActionsProps {
  /** What a question names. Empty in markup that is filled in later. */
  readonly productName: string
  /** Whether it can be bought at all. */
  readonly inStock: boolean
  /** Whether "add to cart" has been pressed. */
  readonly cartAnswered: boolean
  /** Called on "add to cart" (decision P7). */
  readonly onAddToCart: () => void
  /** Who sells the product. Empty: not said. */
  readonly seller: string
  /** What stands below the buttons: the way back. */
  readonly children: ReactNode
}

/**
 * The way to the contact form, with the product (decision P7). Beside it add to cart, answered by a note that orders
 * are not taken here yet, or a "notify me" that cannot be used while the product is out of stock (spec §2). Then the seller.
 */
export const BuyActions = ({
  productName,
  inStock,
  cartAnswered,
  onAddToCart,
  seller,
  children,
}: BuyActionsProps) => {
  const { t } = useTranslation('catalogue')
  const contact = productName === '' ? paths.contact : paths.contactAbout(productName)
  return (
    <div className={styles.root}>
      {/* Both are in the markup: the fill script chooses one before the first paint. */}
      <div className={styles.ways}>
        <AppLink variant="solid" size="lg" to={contact}>
          <span data-when="in" hidden={!inStock} suppressHydrationWarning>
            {t('detail.ask')}
          </span>
          <span data-when="out" hidden={inStock} suppressHydrationWarning>
            {t('detail.askOut')}
          </span>
        </AppLink>
        <span className={styles.cart} data-when="in" hidden={!inStock} suppressHydrationWarning>
          <Button
            variant="outline"
            size="lg"
            onClick={() => {
              announce(t('detail.cartNote'))
              onAddToCart()
            }}
          >
            {t('detail.addToCart')}
          </Button>
        </span>
        <span className={styles.cart} data-when="out" hidden={inStock} suppressHydrationWarning>
          <Button variant="outline" size="lg" icon="bell" disabled>
            {t('detail.notify')}
          </Button>
        </span>
      </div>
      {inStock && cartAnswered ? <p className={styles.hint}>{t('detail.cartNote')}</p> : null}
      {seller === '' ? null : <p className={styles.hint}>{t('detail.seller', { name: seller })}</p>}
      <div className={styles.back}>{children}</div>
    </div>
  )
}
