// Safari drops the roles of a table whose rows are grids.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ProductPicture } from '#components/catalogue/ProductPicture/ProductPicture.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import type { Said } from '#components/manage/useAnswers.ts'
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

export interface ProductRowProps {
  /** The product of the row. */
  readonly product: Product
  /** Address of the picture, or `null` when there is none. */
  readonly picture: string | null
  /** Position in the whole list from 1, for assistive technology. */
  readonly position: number
  /** Whether the product is chosen; the table hears the change. */
  readonly chosen: boolean
  /** Whether the price is a field now. */
  readonly editing: boolean
  /** What the form does with the product now, or `null`. */
  readonly opened: FormSource['kind'] | null
  /** A picture would be dropped here. */
  readonly over: boolean
  /** What is asked of it is not done yet. */
  readonly busy: boolean
  /** Why what was asked of it was not done. */
  readonly failures: readonly Said[] | undefined
  /** Nothing may be changed (decision P2: newer data is only shown). */
  readonly readOnly: boolean
  /** Id of the menu that all rows share. */
  readonly menu: string
  readonly on: RowVerbs
}

const openers = [
  { kind: 'edit', icon: 'form', label: 'table.edit', name: 'table.editOf', look: styles.icon },
  {
    kind: 'copy',
    icon: 'copy',
    label: 'table.duplicate',
    name: 'table.duplicateOf',
    look: styles.wide,
  },
] as const

/** React wants a listener beside `checked`; the one of the table does the work. */
const heardByTable = () => {}

type CellsProps = Omit<ProductRowProps, 'position' | 'chosen' | 'over' | 'busy' | 'failures'>

const Price = ({ product, editing, readOnly, on }: CellsProps) => {
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
          className={styles.pencil}
          aria-label={t('table.editPrice', { name })}
          onClick={() => on.editPrice(product)}
        >
          <Icon name="edit" size={16} />
        </button>
      )}
    </>
  )
}

const Actions = ({ product, picture, opened, menu, on }: CellsProps) => {
  const { t } = useTranslation('manage')
  const name = product.productName
  const opener = {
    edit: useFocusReturn(opened === 'edit'),
    copy: useFocusReturn(opened === 'copy'),
  }
  return (
    <>
      {openers.map(({ kind, icon, label, name: labelOf, look }) => (
        <button
          key={kind}
          ref={opener[kind]}
          type="button"
          className={look}
          aria-label={t(labelOf, { name })}
          title={t(label)}
          onClick={() => on.open(kind, product)}
        >
          <Icon name={icon} />
        </button>
      ))}
      <button
        type="button"
        className={styles.wide}
        aria-label={t(picture === null ? 'table.addImageOf' : 'table.replaceImageOf', { name })}
        title={t(picture === null ? 'table.addImage' : 'table.replaceImage')}
        onClick={() => on.choosePicture(product)}
      >
        <Icon name="picture" />
      </button>
      <button
        type="button"
        className={styles.danger}
        aria-label={t('table.deleteOf', { name })}
        title={t('table.delete')}
        // The focus moves to the next row: a key that is held down deletes one product only.
        onKeyDown={(event) => (event.repeat ? event.preventDefault() : undefined)}
        onClick={() => on.delete(product)}
      >
        <Icon name="trash" />
      </button>
      <button
        type="button"
        className={styles.more}
        popoverTarget={menu}
        aria-label={t('table.moreOf', { name })}
        onClick={() => on.openMenu(product)}
      >
        <Icon name="more" />
      </button>
    </>
  )
}

/** The cells of a row; they render only when something of the product changed. */
const Cells = memo(function Cells(props: CellsProps) {
  const { product, picture, readOnly } = props
  const { t, i18n } = useTranslation(['manage', 'catalogue', 'common'])
  const name = product.productName
  return (
    <>
      <td role="cell" className={styles.thumb}>
        <ProductPicture
          src={picture}
          alt={picture === null ? t('table.noPicture') : ''}
          product={product}
        />
      </td>
      <th
        role="rowheader"
        scope="row"
        className={styles.title}
        lang={typedLang(name, i18n.language)}
      >
        <AppLink variant="bare" to={paths.product(product)}>
          {name}
        </AppLink>
      </th>
      <td role="cell" className={styles.category}>
        {t(`common:category.${product.category}`)}
      </td>
      <td role="cell" className={styles.cost}>
        <Price {...props} />
      </td>
      <td role="cell" className={styles.pieces}>
        {isInStock(product) ? (
          <>
            <span className={styles.column} aria-hidden="true">
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
    <td role="cell" className={styles.choose}>
      <input
        type="checkbox"
        className={styles.check}
        aria-label={t('table.chooseOf', { name })}
        checked={chosen}
        onChange={heardByTable}
      />
    </td>
  )
})

interface RowFailuresProps {
  readonly failures: ReadonlyArray<Said>
  readonly on: Pick<RowVerbs, 'closeFailure' | 'onExport'>
  /** Names the product of each: it has no row. */
  readonly named?: boolean
}

/** Why what was asked of a product was not done. */
export const RowFailures = ({ failures, on, named = false }: RowFailuresProps) =>
  failures.map((said) =>
    said.answer.kind === 'failed' ? (
      <FailureBanner
        key={said.number}
        failure={said.answer.failure}
        during={said.kind}
        name={named ? said.product?.productName : undefined}
        onExport={on.onExport}
        onClose={() => on.closeFailure(said)}
      />
    ) : null,
  )

/**
 * One product in the list of the management page. Its position alone changes with the rows before it, or whether it is
 * chosen.
 */
export const ProductRow = memo(function ProductRow({
  position,
  over,
  busy,
  chosen,
  failures,
  ...cells
}: ProductRowProps) {
  return (
    <tr
      role="row"
      className={styles.body}
      aria-rowindex={position + 1}
      aria-busy={busy ? true : undefined}
      data-product={cells.product.$id}
      data-editing={cells.editing ? '' : undefined}
      data-over={over ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      <Choose name={cells.product.productName} chosen={chosen} />
      <Cells {...cells} />
      {failures === undefined ? null : (
        <td role="cell" className={styles.failures}>
          <RowFailures failures={failures} on={cells.on} />
        </td>
      )}
    </tr>
  )
})
