// Safari drops the roles of a table whose rows are grids.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo, useId, useMemo, useRef, useState, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowMore } from '#components/catalogue/ProductGrid/useShowMore.ts'
import { usePopoverMenu } from '#components/layout/usePopover.ts'
import { MenuPanel } from '#components/manage/ActionMenu/MenuPanel.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'
import { useSteadyRows } from '#components/ui/useSteadyRows.ts'
import { acceptedPictures } from '#domain/catalogue/picture.rules.ts'
import { pictureOf, type Product } from '#domain/catalogue/product.ts'
import type { RowVerbs } from './ProductCells.tsx'
import { ProductHead } from './ProductHead.tsx'
import { ProductRow } from './ProductRow.tsx'
import styles from './ProductTable.module.css'
import { usePictureDrop } from './usePictureDrop.ts'
import { useRowChoice, type RowKeys } from './useRowChoice.ts'
import { rowStep, type RowsFlow } from './useRows.ts'

export interface ProductTableProps {
  /** The rows, and what may be done with them. */
  readonly flow: Pick<RowsFlow, 'table' | 'row'>
  /** What keys in the boxes of the rows ask for. */
  readonly keys: RowKeys
  /** Hands out the export file, where storage is full. */
  readonly onExport: () => void
  /** The table, to move focus to it. */
  readonly ref?: Ref<HTMLTableElement>
}

/**
 * The products of this browser with what can be done to each (spec §2, brief §5): a table from
 * 768 px, a list before. Made for thousands: only a part is rendered, and a change renders
 * only its own row.
 */
export const ProductTable = memo(function ProductTable({
  flow,
  keys,
  onExport,
  ref,
}: ProductTableProps) {
  const { t } = useTranslation('manage')
  const { table, row } = flow
  const { listed, shown, chosen, source, readOnly } = table
  const body = useRef<HTMLTableSectionElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const target = useRef<Product | null>(null)
  const menu = usePopoverMenu()
  const menuId = useId()
  const [opened, setOpened] = useState<Product | null>(null)
  const rest = listed.length - shown
  const steady = useSteadyRows(Math.min(listed.length, shown))
  const { footer, press } = useShowMore({
    list: body,
    shown,
    more: rest > 0,
    onShowMore: table.showMore,
  })
  const on = useMemo(
    (): RowVerbs => ({
      ...row,
      // One file input and one menu for all rows: thousands of them would cost more than the rows.
      choosePicture: (product) => {
        target.current = product
        file.current?.click()
      },
      openMenu: setOpened,
      onExport,
    }),
    [row, onExport],
  )
  const { over, drop } = usePictureDrop(
    readOnly
      ? null
      : (id, picture) => {
          const product = listed.find(({ $id }) => $id === id)
          if (product !== undefined) row.replaceImage(product, picture)
        },
  )
  const choice = useRowChoice({ onChoose: table.choose, onChooseAll: table.chooseAll, ...keys })
  const some = chosen.size > 0 && listed.some(({ $id }) => chosen.has($id))
  const all = some && listed.every(({ $id }) => chosen.has($id))
  return (
    <div onClickCapture={steady}>
      <FileInput
        ref={file}
        accept={acceptedPictures}
        onFile={(picture) => {
          if (target.current !== null) row.replaceImage(target.current, picture)
        }}
      />
      <table
        ref={ref}
        role="table"
        className={styles.table}
        tabIndex={-1}
        aria-label={t('table.caption')}
        aria-rowcount={listed.length + 1}
      >
        <thead role="rowgroup">
          <ProductHead
            {...table.order}
            onSort={table.sort}
            all={all || (some && 'mixed')}
            onChooseAll={table.chooseAll}
          />
        </thead>
        <tbody role="rowgroup" ref={body} {...drop} {...choice}>
          {listed.slice(0, shown).map((product, index) => (
            <ProductRow
              key={product.$id}
              product={product}
              picture={pictureOf(product, table.images)}
              position={index + 1}
              editing={table.editing.has(product.$id)}
              opened={source?.product.$id === product.$id ? source.kind : null}
              over={over === product.$id}
              chosen={chosen.has(product.$id)}
              busy={table.busy.has(product.$id)}
              failures={table.failures.get(product.$id)}
              readOnly={readOnly}
              menu={menuId}
              on={on}
            />
          ))}
        </tbody>
      </table>
      {readOnly ? null : (
        <MenuPanel
          id={menuId}
          menu={menu}
          label={t('table.moreOf', { name: opened?.productName ?? '' })}
          actions={[
            {
              label: t('table.duplicate'),
              icon: 'copy',
              onSelect: () => opened && row.open('copy', opened),
            },
            {
              label: t(
                opened !== null && pictureOf(opened, table.images) === null
                  ? 'table.addImage'
                  : 'table.replaceImage',
              ),
              icon: 'picture',
              onSelect: () => opened && on.choosePicture(opened),
            },
            {
              label: t('table.delete'),
              icon: 'trash',
              danger: true,
              onSelect: () => opened && row.delete(opened),
            },
          ]}
        />
      )}
      <LayoutMotion key={table.key} list={body} items={listed} />
      {rest > 0 ? (
        <div className={styles.footer} ref={footer}>
          <Button variant="outline" onClick={press}>
            {t('table.showMore', { count: Math.min(rest, rowStep) })}
          </Button>
        </div>
      ) : null}
    </div>
  )
})
