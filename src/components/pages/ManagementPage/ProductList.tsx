import { chakra } from '@chakra-ui/react'
import { useCallback, useDeferredValue, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { ProductTable } from '#components/manage/ProductTable/ProductTable.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'
import { searchProducts } from '#domain/catalogue/search.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { ManagementCommands, ManagementView } from '#machines/management/management.view.ts'
import type { ManagedCatalogue } from './managementPage.types.ts'

/** Props of {@link ProductList}. */
export interface ProductListProps {
  readonly catalogue: ManagedCatalogue
  readonly view: ManagementView
  readonly commands: ManagementCommands
}

const Root = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '5' },
})
const Search = chakra('search', { base: { maxWidth: '24rem' } })

/** So many rows at first and with every step; fewer need no search. */
const step = 50
const searchFrom = 12

/** The products, newest first, with a search once there are many. */
export const ProductList = ({ catalogue, view, commands }: ProductListProps) => {
  const { t } = useTranslation('manage')
  const { products, images, readOnly } = catalogue
  const [text, setText] = useState('')
  const [shown, setShown] = useState(step)
  const [edited, setEdited] = useState<{ readonly id: string; readonly since: number } | null>(null)
  const searched = useDeferredValue(text)
  const newestFirst = useMemo(() => products.toReversed(), [products])
  const found = useMemo(() => searchProducts(newestFirst, searched), [newestFirst, searched])

  // The field closes by itself once its price has been stored; a refusal leaves it as it is.
  const stored =
    edited !== null &&
    view.outcome?.kind === 'priced' &&
    view.outcome.product.$id === edited.id &&
    view.outcomes > edited.since
  const editing = edited === null || stored ? null : edited.id

  const { outcomes } = view
  const onEditPrice = useCallback(
    (id: string | null) => setEdited(id === null ? null : { id, since: outcomes }),
    [outcomes],
  )
  const onSavePrice = useCallback(
    (product: Product, price: number) => commands.changePrice(product.$id, price, product.price),
    [commands],
  )
  const onReplaceImage = useCallback(
    (product: Product, file: File) => commands.replaceImage(product.$id, file),
    [commands],
  )
  const onRemove = useCallback(
    (product: Product) => commands.removeProduct(product.$id),
    [commands],
  )
  const onShowMore = useCallback(() => setShown((before) => before + step), [])

  return (
    <Root>
      {products.length >= searchFrom ? (
        <Search>
          <SearchField
            label={t('table.filter')}
            clearLabel={t('table.filterClear')}
            value={text}
            onChange={(next) => {
              setText(next)
              setShown(step)
            }}
          />
        </Search>
      ) : null}
      {found.length === 0 ? (
        <EmptyState
          illustration={<EmptyIllustration line="closed" />}
          title={t('table.noMatch', { query: searched.trim() })}
          actions={
            <Button variant="outline" size="sm" onClick={() => setText('')}>
              {t('table.filterClear')}
            </Button>
          }
        />
      ) : (
        <ProductTable
          products={found}
          images={images}
          shown={shown}
          onShowMore={onShowMore}
          editing={editing}
          busy={view.productId}
          readOnly={readOnly}
          onEditPrice={onEditPrice}
          onSavePrice={onSavePrice}
          onReplaceImage={onReplaceImage}
          onRemove={onRemove}
        />
      )}
    </Root>
  )
}
