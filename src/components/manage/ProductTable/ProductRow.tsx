import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCount, formatPrice } from '#domain/format.ts'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { PriceEditor } from './PriceEditor.tsx'

/** What can be done with a row; the same object for all rows, so that none renders for nothing. */
export interface RowCommands {
  /** Opens the form with a product, to change it or to add a copy. */
  readonly onOpen: (kind: FormSource['kind'], product: Product) => void
  /** Opens the price of a product for editing, or closes it with `null`. */
  readonly onEditPrice: (product: Product | null) => void
  /** Stores a new price; `product.price` is the one that the visitor saw. */
  readonly onSavePrice: (product: Product, price: number) => void
  /** Asks for a picture file for a product. */
  readonly onReplaceImage: (product: Product) => void
  /** Deletes a product; undo follows, so no question is asked. */
  readonly onRemove: (product: Product) => void
}

export interface ProductRowProps extends RowCommands {
  /** A picture would be dropped here. @defaultValue false */
  readonly over?: boolean
  /** The product of the row. */
  readonly product: Product
  /** Data URL of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** Position in the whole list from 1, for assistive technology. */
  readonly position: number
  /** Whether the product is chosen; the table hears the change. */
  readonly chosen: boolean
  /** Whether the price is a field now. */
  readonly editing: boolean
  /** What the form does with the product now, or `null`. */
  readonly opened: FormSource['kind'] | null
  /** Whether nothing of this row can be changed yet: a change is being stored, or other work goes before. */
  readonly busy: boolean
  /** Whether anything may be changed (decision P2: newer data is only shown). */
  readonly readOnly: boolean
}

const openers = [
  { kind: 'edit', icon: 'form', label: 'table.edit', name: 'table.editOf' },
  { kind: 'copy', icon: 'copy', label: 'table.duplicate', name: 'table.duplicateOf' },
] as const

/** React wants a listener beside `checked`; the one of the table does the work. */
const heardByTable = () => {}

/** The cells of a row; they render only when something of the product changed. */
const Cells = memo(function Cells({
  product,
  picture,
  editing,
  opened,
  busy,
  readOnly,
  ...on
}: Omit<ProductRowProps, 'position' | 'over' | 'chosen'>) {
  const { t, i18n } = useTranslation(['manage', 'catalogue', 'common'])
  const name = product.productName
  const pencil = useFocusReturn(editing)
  const opener = {
    edit: useFocusReturn(opened === 'edit'),
    copy: useFocusReturn(opened === 'copy'),
  }
  return (
    <>
      <div className="thumb" role="cell">
        <ProductPicture
          src={picture}
          alt={picture === null ? t('table.noPicture') : ''}
          product={product}
        />
      </div>
      <div className="title" role="rowheader" lang={typedLang(name, i18n.language)}>
        <AppLink variant="bare" to={paths.product(product)}>
          {name}
        </AppLink>
      </div>
      <div className="category" role="cell">
        {t(`common:category.${product.category}`)}
      </div>
      <div className="cost" role="cell">
        {editing ? (
          <PriceEditor
            name={name}
            price={product.price}
            busy={busy}
            onSave={(price) => on.onSavePrice(product, price)}
            onCancel={() => on.onEditPrice(null)}
          />
        ) : (
          <>
            <span>{formatPrice(product.price, i18n.language)}</span>
            {readOnly ? null : (
              <button
                ref={pencil}
                type="button"
                className="icon pencil"
                aria-label={t('table.editPrice', { name })}
                aria-disabled={busy ? true : undefined}
                onClick={() => (busy ? undefined : on.onEditPrice(product))}
              >
                <Icon name="edit" size={16} />
              </button>
            )}
          </>
        )}
      </div>
      <div className="pieces" role="cell" data-off={product.available ? undefined : ''}>
        {isInStock(product) ? (
          <>
            <span className="column" aria-hidden="true">
              {t('table.stock')}
            </span>
            <span>{formatCount(product.stockQuantity, i18n.language)}</span>
          </>
        ) : (
          <>
            <StockStatus product={product} />
            {product.available ? null : <span>{t('table.unavailable')}</span>}
          </>
        )}
      </div>
      <div className="actions" role="cell">
        {readOnly ? null : (
          <>
            {openers.map(({ kind, icon, label, name: labelOf }) => (
              <button
                key={kind}
                ref={opener[kind]}
                type="button"
                className="icon"
                aria-label={t(labelOf, { name })}
                title={t(label)}
                onClick={() => on.onOpen(kind, product)}
              >
                <Icon name={icon} />
              </button>
            ))}
            <button
              type="button"
              className="icon"
              aria-label={t(picture === null ? 'table.addImageOf' : 'table.replaceImageOf', {
                name,
              })}
              title={t(picture === null ? 'table.addImage' : 'table.replaceImage')}
              aria-disabled={busy ? true : undefined}
              onClick={() => (busy ? undefined : on.onReplaceImage(product))}
            >
              <Icon name="picture" />
            </button>
            <button
              type="button"
              className="icon danger"
              aria-label={t('table.removeOf', { name })}
              title={t('table.remove')}
              aria-disabled={busy ? true : undefined}
              // The focus moves to the next row: a key that is held down deletes one product only.
              onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
              onClick={() => (busy ? undefined : on.onRemove(product))}
            >
              <Icon name="trash" />
            </button>
          </>
        )}
      </div>
    </>
  )
})

/** The box that chooses the product. */
const Choose = memo(function Choose({
  name,
  chosen,
}: {
  readonly name: string
  readonly chosen: boolean
}) {
  const { t } = useTranslation('manage')
  return (
    <div className="choose" role="cell">
      <input
        type="checkbox"
        className="check"
        aria-label={t('table.chooseOf', { name })}
        checked={chosen}
        onChange={heardByTable}
      />
    </div>
  )
})

/** One product in the list of the management page. Its position alone changes with the rows before it, or whether it is chosen. */
export const ProductRow = memo(function ProductRow({
  position,
  over = false,
  chosen,
  ...row
}: ProductRowProps) {
  return (
    <div
      className="row body"
      role="row"
      aria-rowindex={position + 1}
      data-product={row.product.$id}
      data-editing={row.editing ? '' : undefined}
      data-over={over ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      <Choose name={row.product.productName} chosen={chosen} />
      <Cells {...row} />
    </div>
  )
})
