import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import type { CloseAccountFlow } from '#machines/closing.ts'

export interface ClosingProductsProps {
  readonly flow: CloseAccountFlow
}

const Root = chakra('div', { base: { display: 'grid', gap: '3', fontSize: 'sm' } })
const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', rowGap: '2.5', columnGap: '5' },
})

/** The products of this browser, in the dialog that closes the account: they stay (decision A8). */
export const ClosingProducts = ({ flow }: ClosingProductsProps) => {
  const { status, count, outcome, cleared } = flow.products
  const { t } = useTranslation('account')
  if (status === 'counting') return <Skeleton percent={70} />
  if (status === 'unavailable') {
    return (
      <Root>
        <p>{t('close.productsUnavailable')}</p>
      </Root>
    )
  }
  const busy = status === 'busy'
  return (
    <Root>
      <p>{count === 0 ? t('close.noProducts') : t('close.products', { count })}</p>
      {count === 0 ? null : (
        <Buttons>
          <Button
            variant="outline"
            size="sm"
            icon="download"
            disabled={busy}
            onClick={flow.exportProducts}
          >
            {t('close.export')}
          </Button>
          <Button variant="quietDanger" size="sm" disabled={busy} onClick={flow.clearProducts}>
            {t('close.clear')}
          </Button>
        </Buttons>
      )}
      {outcome === 'exported' ? (
        <Banner tone="success" live="status" title={t('close.exported')} />
      ) : null}
      {outcome === 'cleared' ? (
        <Banner
          tone="success"
          live="status"
          title={t('close.cleared', { count: cleared })}
          actions={
            <Button variant="outline" size="sm" onClick={flow.restoreProducts}>
              {t('close.restore')}
            </Button>
          }
        />
      ) : null}
      {outcome === 'failed' ? (
        <Banner tone="error" live="alert" title={t('close.productsFailed')} />
      ) : null}
    </Root>
  )
}
