import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { typedLang } from '#domain/language.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './CompareTray.module.css'

export interface CompareTrayProps {
  /** The chosen products of one category, in the order of the choice. */
  readonly products: ReadonlyArray<Product>
  /** A fourth product was asked for. */
  readonly full: boolean
  /** Takes a product out of the choice. */
  readonly onRemove: (id: string) => void
  /** Takes all out. */
  readonly onClear: () => void
}

/** What is chosen to be compared, the way there, and why a fourth product cannot be chosen (decision P16). */
export const CompareTray = ({ products, full, onRemove, onClear }: CompareTrayProps) => {
  const { t, i18n } = useTranslation('catalogue')
  const [first] = products
  if (first === undefined) return null
  const count = products.length
  const ids = products.map(({ $id }) => $id)
  return (
    <section className={styles.root} aria-label={t('compare.tray')}>
      <p>{count === 1 ? t('compare.oneMore') : t('compare.chosen', { count })}</p>
      <ul className={styles.names} role="list">
        {products.map(({ $id, productName }) => (
          <li key={$id}>
            <button
              className={styles.name}
              type="button"
              aria-label={t('compare.remove', { name: productName })}
              onClick={() => onRemove($id)}
            >
              <span lang={typedLang(productName, i18n.language)}>{productName}</span>
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{full ? t('compare.full') : ''}</p>
      <div className={styles.ways}>
        <Button variant="quiet" size="sm" onClick={onClear}>
          {t('compare.clear')}
        </Button>
        {count < 2 ? null : (
          <AppLink variant="solid" size="sm" to={paths.compare(first.category, ids)}>
            {t('compare.go', { count })}
          </AppLink>
        )}
      </div>
    </section>
  )
}
