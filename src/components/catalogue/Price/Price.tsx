import { useTranslation } from 'react-i18next'
import { textProps } from '#components/firstPaint/scripts/productView.ts'
import { formatPrice } from '#domain/format.ts'
import styles from './Price.module.css'

export interface PriceProps {
  /** US dollars. */
  readonly value: number
}

/** The price of a product on its page, in US dollars, as the language writes it (spec §9, decision L4). */
export const Price = ({ value }: PriceProps) => {
  const { i18n } = useTranslation('catalogue')
  return (
    <span className={styles.root} {...textProps('price')}>
      {formatPrice(value, i18n.language)}
    </span>
  )
}
