import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#domain/catalogue/format.ts'

/** Props of {@link Price}. */
export interface PriceProps {
  /** US dollars. */
  readonly value: number
  /** `figure` on the detail page, `price` elsewhere. @defaultValue 'price' */
  readonly size?: 'price' | 'figure'
}

const Root = chakra('span', {
  base: { fontVariantNumeric: 'tabular-nums lining-nums', whiteSpace: 'nowrap' },
  variants: { size: { price: { textStyle: 'price' }, figure: { textStyle: 'figure' } } },
})

/** A price in US dollars, as the language writes it (spec §9, decision L4). */
export const Price = ({ value, size = 'price' }: PriceProps) => {
  const { i18n } = useTranslation('catalogue')
  return (
    // The fill script may have written the price before hydration.
    <Root size={size} suppressHydrationWarning>
      {formatPrice(value, i18n.language)}
    </Root>
  )
}
