import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { useCallback, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { ProductCard } from '#components/catalogue/ProductCard/ProductCard.tsx'
import { system } from '#components/theme/system.ts'
import { blankProduct } from '#domain/catalogue/product.ts'
import { createTestI18n } from '#tests/support/i18n.ts'

const i18n = createTestI18n('zh')
const products = ['a', 'b'].map(($id) => ({ ...blankProduct('car'), $id, productName: $id }))

/** Two cards, of which one may be chosen. */
const Cards = () => {
  const [chosen, setChosen] = useState<string>()
  // Always the same: a card that is refused does not render again.
  const choose = useCallback((id: string) => setChosen((before) => before ?? id), [])
  return (
    <I18nextProvider i18n={i18n}>
      <ChakraProvider value={system}>
        <MemoryRouter>
          {products.map((product) => (
            <ProductCard
              key={product.$id}
              product={product}
              picture={null}
              compared={chosen === product.$id}
              onCompare={choose}
            />
          ))}
        </MemoryRouter>
      </ChakraProvider>
    </I18nextProvider>
  )
}

it('boxes that were ticked before the app has started are chosen while there is a place', async () => {
  const host = document.createElement('ul')
  host.innerHTML = renderToString(<Cards />)
  document.body.append(host)
  const boxes = [...host.querySelectorAll('input')]
  for (const box of boxes) box.checked = true
  const root = hydrateRoot(host, <Cards />)
  await expect.poll(() => host.querySelectorAll('[data-chosen]').length).toBe(1)
  expect(boxes.map(({ checked }) => checked)).toEqual([true, false])
  root.unmount()
  host.remove()
})
