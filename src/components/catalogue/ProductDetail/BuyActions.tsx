import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { paths } from '#domain/paths.ts'

export interface BuyActionsProps {
  /** What a question names. Empty in markup that is filled in later. */
  readonly productName: string
  /** Whether it can be bought at all. */
  readonly inStock: boolean
  /** Whether "add to cart" has been pressed. */
  readonly cartAnswered: boolean
  /** Called on "add to cart" (decision P7). */
  readonly onAddToCart: () => void
  /** What stands below the buttons: the way back. */
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
    gap: '3',
    // On a phone both fill a line, together or each.
    '& > *': { display: 'grid', flex: { base: 'auto', sm: 'none' } },
    '& > [hidden]': { display: 'none' },
  },
})
const Hint = chakra('p', { base: { fontSize: 'sm', color: 'fg.subtle', ...shortText } })
const Back = chakra('div', { base: { marginBlockStart: '1' } })

/**
 * The way to the contact form, with the product (decision P7). Beside it add to cart, answered by "the cart is not open
 * yet", or a "notify me" that cannot be used while the product is out of stock (spec §2).
 */
export const BuyActions = ({
  productName,
  inStock,
  cartAnswered,
  onAddToCart,
  children,
}: BuyActionsProps) => {
  const { t } = useTranslation('catalogue')
  const contact = productName === '' ? paths.contact : paths.contactAbout(productName)
  const hint = useId()
  const note = useId()
  return (
    <Root className="actions">
      {/* Both are in the markup: the fill script chooses one before the first paint. */}
      <Row>
        <AppLink variant="solid" size="lg" to={contact}>
          <span data-when="in" hidden={!inStock} suppressHydrationWarning>
            {t('detail.ask')}
          </span>
          <span data-when="out" hidden={inStock} suppressHydrationWarning>
            {t('detail.askOut')}
          </span>
        </AppLink>
        <span data-when="in" hidden={!inStock} suppressHydrationWarning>
          <Button variant="outline" size="lg" describedBy={note} onClick={onAddToCart}>
            {t('detail.addToCart')}
          </Button>
        </span>
        <span data-when="out" hidden={inStock} suppressHydrationWarning>
          <Button variant="outline" size="lg" icon="bell" disabled describedBy={hint}>
            {t('detail.notify')}
          </Button>
        </span>
      </Row>
      <Hint id={hint} data-when="out" hidden={inStock} suppressHydrationWarning>
        {t('detail.notifyHint')}
      </Hint>
      <Hint id={note} data-when="in" hidden={!inStock} suppressHydrationWarning>
        {t('detail.cartNote')}
      </Hint>
      <Back>{children}</Back>
      {inStock && cartAnswered ? (
        <Answer className="answer">
          <Banner
            tone="info"
            live="status"
            title={t('detail.cartClosed')}
            actions={<AppLink to={contact}>{t('detail.cartClosedAction')}</AppLink>}
          >
            {t('detail.cartClosedText')}
          </Banner>
        </Answer>
      ) : null}
    </Root>
  )
}
