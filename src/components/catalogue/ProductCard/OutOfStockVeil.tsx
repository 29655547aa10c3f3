import { useTranslation } from 'react-i18next'
import { Icon } from '#components/ui/Icon/Icon.tsx'

/**
 * Lies over the picture of a product that is out of stock (brief §5). Hidden from assistive
 * technology, because the stock line beside it says the same.
 */
export const OutOfStockVeil = () => {
  const { t } = useTranslation()
  return (
    <span className="veil" aria-hidden="true">
      <span>
        <Icon name="openSwitch" />
        {t('catalogue.outOfStock')}
      </span>
    </span>
  )
}
