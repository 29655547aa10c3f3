import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'

export interface BuyActionsProps {
  /** Whether it can be bought at all. */
  readonly inStock: boolean
  /** Whether "add to cart" has been pressed. */
  readonly cartAnswered: boolean
  /** Called on "add to cart" (decision P7). */
  readonly onAddToCart: () => void
  /** What stands beside the button: the way back. */
  readonly children: ReactNode
}

const Root = chakra('div', { base: { position: 'relative', display: 'grid', gap: '3' } })
// Below the button that was pressed, which stays where it is: beside the picture the sheet grows for it.
const Answer = chakra('div', {
  base: {
    position: { lg: 'absolute' },
    insetInline: { lg: 0 },
    top: { lg: 'calc(100% + {spacing.5})' },
  },
})
const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    rowGap: '1',
    columnGap: '6',
  },
})
// Under its button, also where the link has a line of its own.
const Hint = chakra('p', {
  base: { flexBasis: '100%', order: { sm: 1 }, fontSize: 'sm', color: 'fg.subtle', ...shortText },
})

/**
 * Add to cart, answered by "the cart is not open yet" (decision P7), or a "notify me" that cannot
 * be used while the product is out of stock (spec §2).
 */
export const BuyActions = ({ inStock, cartAnswered, onAddToCart, children }: BuyActionsProps) => {
  const { t } = useTranslation('catalogue')
  const hint = useId()
  const note = useId()
  return (
    <Root className="actions">
      {/* Both are in the markup: the fill script chooses one before the first paint. */}
      <Row>
        <span data-when="in" hidden={!inStock} suppressHydrationWarning>
          <Button size="lg" describedBy={note} onClick={onAddToCart}>
            {t('detail.addToCart')}
          </Button>
        </span>
        <span data-when="out" hidden={inStock} suppressHydrationWarning>
          <Button size="lg" icon="bell" disabled describedBy={hint}>
            {t('detail.notify')}
          </Button>
        </span>
        <Hint id={hint} data-when="out" hidden={inStock} suppressHydrationWarning>
          {t('detail.notifyHint')}
        </Hint>
        <Hint id={note} data-when="in" hidden={!inStock} suppressHydrationWarning>
          {t('detail.cartNote')}
        </Hint>
        {children}
      </Row>
      {inStock && cartAnswered ? (
        <Answer className="answer">
          <Banner
            tone="info"
            live="status"
            title={t('detail.cartClosed')}
            actions={<AppLink to={paths.contact}>{t('detail.cartClosedAction')}</AppLink>}
          >
            {t('detail.cartClosedText')}
          </Banner>
        </Answer>
      ) : null}
    </Root>
  )
}
