import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowMore } from '#components/catalogue/ProductGrid/useShowMore.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'
import { acceptedPictures } from '#domain/catalogue/pictures.ts'
import { pictureOf, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { ProductRow, type RowCommands } from './ProductRow.tsx'
import { tableStyles } from './tableStyles.ts'

/** Props of {@link ProductTable}. */
export interface ProductTableProps extends Omit<RowCommands, 'onReplaceImage'> {
  /** Everything to be listed, in order. Unchanged products should stay the same objects. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** The search that `products` match: another one replaces them without motion. @defaultValue '' */
  readonly searched?: string
  /** How many rows are shown. */
  readonly shown: number
  /** Asks for more rows: the end came near, or the button was pressed. */
  readonly onShowMore: () => void
  /** `$id` of the product whose price is a field now, or `null`. */
  readonly editing: string | null
  /** `$id` of the product that a change is being stored for, or `null`. @defaultValue null */
  readonly busy?: string | null
  /** Nothing can be changed (decision P2). @defaultValue false */
  readonly readOnly?: boolean
  /** Called with the file that was chosen as the new picture of a product. */
  readonly onReplaceImage: (product: Product, file: File) => void
}

const Root = chakra('div', { base: tableStyles })
const Footer = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2.5', paddingTop: '8', fontSize: 'sm' },
})

/** How many more rows a press of the button shows at most. */
const step = 50

/** The columns and the classes that place them. */
const columns = [
  ['picture', 'thumb'],
  ['name', 'title'],
  ['category', 'category'],
  ['price', 'cost'],
  ['stock', 'pieces'],
  ['actions', 'actions'],
] as const

/**
 * The products of this browser with what can be done to each (spec §2, brief §5): a table from
 * 640 px, rows of three lines before. Made for thousands: only a part is rendered, and a change renders
 * only its own row.
 */
export const ProductTable = memo(function ProductTable({
  products,
  images,
  searched = '',
  shown,
  onShowMore,
  editing,
  busy = null,
  readOnly = false,
  onReplaceImage,
  onEditPrice,
  onSavePrice,
  onRemove,
}: ProductTableProps) {
  const { t } = useTranslation('manage')
  const body = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const target = useRef<Product | null>(null)
  const rest = products.length - shown
  const { footer, press } = useShowMore({ list: body, shown, more: rest > 0, onShowMore })
  // One file input for all rows: thousands of them would cost more than the rows.
  const choose = useCallback((product: Product) => {
    target.current = product
    file.current?.click()
  }, [])
  return (
    <Root>
      <FileInput
        ref={file}
        accept={acceptedPictures}
        onFile={(chosen) => {
          if (target.current !== null) onReplaceImage(target.current, chosen)
        }}
      />
      <div role="table" aria-label={t('table.caption')} aria-rowcount={products.length + 1}>
        <div role="rowgroup">
          <div className="row head" role="row" aria-rowindex={1}>
            {columns.map(([column, className]) => (
              <div key={column} role="columnheader" className={className}>
                <span>{t(`table.${column}`)}</span>
              </div>
            ))}
          </div>
        </div>
        <div role="rowgroup" ref={body}>
          {products.slice(0, shown).map((product, index) => (
            <ProductRow
              key={product.$id}
              product={product}
              picture={pictureOf(product, images)}
              position={index + 1}
              editing={editing === product.$id}
              busy={busy === product.$id}
              readOnly={readOnly}
              onEditPrice={onEditPrice}
              onSavePrice={onSavePrice}
              onReplaceImage={choose}
              onRemove={onRemove}
            />
          ))}
        </div>
      </div>
      <LayoutMotion key={searched} list={body} items={products} />
      {rest > 0 ? (
        <Footer ref={footer}>
          <Button variant="outline" onClick={press}>
            {t('table.showMore', { count: Math.min(rest, step) })}
          </Button>
        </Footer>
      ) : null}
    </Root>
  )
})
