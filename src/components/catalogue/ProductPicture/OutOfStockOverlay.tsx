import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '#components/ui/Icon/Icon.tsx'

const Root = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    height: '100%',
    // Hatching over a wash: "out of stock" also reads without colour (brief §5).
    backgroundImage:
      'repeating-linear-gradient(135deg, transparent 0 9px, {colors.border} 9px 10px), linear-gradient({colors.overlay.image}, {colors.overlay.image})',
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
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'border.control',
    borderRadius: 'sm',
    background: 'bg.panel',
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
        {t('outOfStock')}
      </Label>
    </Root>
  )
}
