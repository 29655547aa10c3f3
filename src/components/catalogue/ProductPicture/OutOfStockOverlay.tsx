import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/ui/Icon/Icon.tsx'

const Root = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'end start',
    height: '100%',
    // A light wash: the product stays recognisable (decision P10).
    background: 'color-mix(in srgb, {colors.bg.media} 38%, transparent)',
    '@media (forced-colors: active)': { background: 'none' },
  },
})

const Label = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    paddingBlock: '1.5',
    paddingInline: '3.5',
    borderTopRightRadius: 'sm',
    background: 'bg',
    color: 'fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'body',
    '& > svg': { color: 'live' },
    '@media (forced-colors: active)': { background: 'Canvas' },
  },
})

/**
 * Lies over the picture of a product that is out of stock (brief §5). It is hidden from assistive
 * technology, because the stock status beside it says the same.
 */
export const OutOfStockOverlay = () => {
  const { t } = useTranslation('catalogue')
  return (
    <Root aria-hidden="true">
      <Label>
        <Icon name="openSwitch" />
        <span>{t('outOfStock')}</span>
      </Label>
    </Root>
  )
}
