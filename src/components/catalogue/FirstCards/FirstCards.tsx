import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { CardGrid } from '#components/catalogue/CardGrid/CardGrid.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'

const Root = chakra('div', {
  base: { display: 'none', 'html[data-own-cards] &': { display: 'block' } },
})

const cardLink = (product: string) =>
  document.querySelector<HTMLElement>(`[data-product="${CSS.escape(product)}"] a`)

/**
 * The place where the document's own script draws the visitor's cards before the app is there
 * (decision record 010): a hidden model card to clone, and a host that is theirs and not React's.
 * Shows nothing by itself. When the real list takes its place, the focus goes to the same card.
 */
export const FirstCards = () => {
  const { t } = useTranslation('catalogue')
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const drawn = host.current
    // Runs while the drawn cards still stand in the page.
    return () => {
      document.documentElement.removeAttribute('data-own-cards')
      document.documentElement.removeAttribute('data-no-products')
      const focused = document.activeElement
      if (drawn === null || focused === null || !drawn.contains(focused)) return
      const product = focused.closest<HTMLElement>('[data-product]')?.dataset['product']
      if (product === undefined) return
      queueMicrotask(() => cardLink(product)?.focus({ preventScroll: true }))
    }
  }, [])
  return (
    <Root>
      <div hidden>
        <CardGrid label={t('list')}>
          <li className="card">
            <span className="plate" />
            <h3 className="name">
              <AppLink variant="bare" to="/">
                {''}
              </AppLink>
            </h3>
            <div className="facts">
              <span className="price" /> <span className="stock" />
            </div>
            <p className="description" />
          </li>
        </CardGrid>
      </div>
      {/* Text content, if only an empty one: React then leaves alone what a script puts in. */}
      <div ref={host} data-first-cards="" suppressHydrationWarning>
        {''}
      </div>
    </Root>
  )
}
