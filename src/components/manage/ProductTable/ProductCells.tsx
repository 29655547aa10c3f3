// Safari drops the roles of a table whose rows are grids.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { useFocusReturn } from '#components/ui/useFocusReturn.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import { formatCount, formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import { PriceEditor } from './PriceEditor.tsx'
import styles from './ProductTable.module.css'
import type { RowsFlow } from './useRows.ts'

/** What a row may do. The same object for all rows, so that none renders for nothing. */
export interface RowVerbs extends Pick<
  RowsFlow['row'],
  | 'open'
  | 'editPrice'
  | 'closePrice'
  | 'keepPrice'
  | 'typedPrice'
  | 'changePrice'
  | 'delete'
  | 'closeFailure'
> {
  /** Lets a picture file be chosen for a product. */
  readonly choosePicture: (product: Product) => void
  /** Opens the menu of a row, which a phone has. */
  readonly openMenu: (product: Product) => void
  /** Hands out the export file, where storage is full. */
  readonly onExport: () => void
}

export interface ProductCellsProps {
  /** The product of the row. */
  readonly product: Product
  /** Address of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** Whether the price is a field now. */
  readonly editing: boolean
  /** What the form does with the product now, or `null`. */
  readonly opened: FormSource['kind'] | null
  /** Nothing may be changed (decision P2: newer data is only shown). */
  readonly readOnly: boolean
  /** Id of the menu that all rows share. */
  readonly menu: string
  readonly on: RowVerbs
}

const Price = ({ product, editing, readOnly, on }: ProductCellsProps) => {
  const { t, i18n } = useTranslation('manage')
  const name = product.productName
  const pencil = useFocusReturn(editing)
  if (editing)
    return (
      <PriceEditor
        name={name}
        price={product.price}
        typed={() => on.typedPrice(product.$id)}
        onType={(text) => on.keepPrice(product.$id, text)}
        onSave={(price) => on.changePrice(product, price)}
        onCancel={() => on.closePrice(product.$id)}
      />
    )
  return (
    <>
      <span>{formatPrice(product.price, i18n.language)}</span>
      {readOnly ? null : (
        <button
          ref={pencil}
          type="button"
          className={styles.icon}
          aria-label={t('table.editPrice', { name })}
          onClick={() => on.editPrice(product)}
        >
          <Icon name="edit" size={16} />
        </button>
      )}
    </>
  )
}

const Actions = ({ product, picture, opened, menu, on }: ProductCellsProps) => {
  const { t } = useTranslation('manage')
  const name = product.productName
  const edit = useFocusReturn(opened === 'edit')
  const copy = useFocusReturn(opened === 'copy')
  return (
    <>
      <button
        ref={edit}
        type="button"
        className={styles.icon}
        aria-label={t('table.editOf', { name })}
        title={t('table.edit')}
        onClick={() => on.open('edit', product)}
      >
        <Icon name="form" />
      </button>
      <span className={styles.rare}>
        <button
          ref={copy}
          type="button"
          className={styles.icon}
          aria-label={t('table.duplicateOf', { name })}
          title={t('table.duplicate')}
          onClick={() => on.open('copy', product)}
        >
          <Icon name="copy" />
        </button>
        <button
          type="button"
          className={styles.icon}
          aria-label={t(picture === null ? 'table.addImageOf' : 'table.replaceImageOf', { name })}
          title={t(picture === null ? 'table.addImage' : 'table.replaceImage')}
          onClick={() => on.choosePicture(product)}
        >
          <Icon name="picture" />
        </button>
        <button
          type="button"
          className={styles.icon}
          data-danger
          aria-label={t('table.deleteOf', { name })}
          title={t('table.delete')}
          // The focus moves to the next row: a key that is held down deletes one product only.
          onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
          onClick={() => on.delete(product)}
        >
          <Icon name="trash" />
        </button>
      </span>
      <span className={styles.more}>
        <button
          type="button"
          className={styles.icon}
          popoverTarget={menu}
          aria-label={t('table.moreOf', { name })}
          onClick={() => on.openMenu(product)}
        >
          <Icon name="more" />
        </button>
      </span>
    </>
  )
}

/** The cells of a row; they render only when something of the product changed. */
export const ProductCells = memo(function ProductCells(props: ProductCellsProps) {
  const { product, picture, readOnly } = props
  const { t, i18n } = useTranslation(['manage', 'catalogue', 'common'])
  const name = product.productName
  return (
    <>
      <td role="cell" className={styles.picture}>
        <ProductPicture
          src={picture}
          alt={picture === null ? t('table.noPicture') : ''}
          product={product}
        />
      </td>
      <th
        role="rowheader"
        scope="row"
        className={styles.name}
        lang={typedLang(name, i18n.language)}
      >
        <AppLink variant="bare" to={paths.product(product)}>
          {name}
        </AppLink>
      </th>
      <td role="cell" className={styles.category}>
        {t(`common:category.${product.category}`)}
      </td>
      <td role="cell" className={styles.price}>
        <Price {...props} />
      </td>
      <td role="cell" className={styles.stock}>
        {isInStock(product) ? (
          <>
            <span className={styles.label} aria-hidden="true">
              {t('table.stock')}
            </span>
            <span>{formatCount(product.stockQuantity, i18n.language)}</span>
          </>
        ) : (
          <span className={styles.out}>
            {t(product.available ? 'catalogue:outOfStock' : 'table.unavailable')}
          </span>
        )}
      </td>
      <td role="cell" className={styles.actions}>
        {readOnly ? null : <Actions {...props} />}
      </td>
    </>
  )
})
