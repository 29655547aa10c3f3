import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { announce } from '#components/ui/Announcer/announce.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { typedLang } from '#domain/language.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './CompareTray.module.css'

export interface CompareTrayProps {
  /** The chosen products of one category, in the order of the choice. Without any, nothing shows. */
  readonly products: ReadonlyArray<Product>
  /** A fourth product was asked for. */
  readonly full: boolean
  /** Takes a product out of the choice. */
  readonly onRemove: (id: string) => void
  /** Takes all out. */
  readonly onClear: () => void
}

/**
 * What is chosen to be compared, the way there, and why a fourth product cannot be chosen (decision P16). Mount it with the
 * list: it announces how the choice changes from then on.
 */
export const CompareTray = ({ products, full, onRemove, onClear }: CompareTrayProps) => {
  const { t, i18n } = useTranslation('catalogue')
  const [first] = products
  const count = products.length
  const chosen = count === 1 ? t('compare.oneMore') : t('compare.chosen', { count })
  const said = full ? t('compare.full') : count === 0 ? '' : chosen
  const before = useRef(said)
  useEffect(() => {
    if (said !== '' && said !== before.current) announce(said)
    before.current = said
  }, [said])
  if (first === undefined) return null
  const ids = products.map(({ $id }) => $id)
  return (
    <section className={styles.root} aria-label={t('compare.tray')}>
      <p>{chosen}</p>
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
      {full ? <p className={styles.full}>{t('compare.full')}</p> : null}
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
