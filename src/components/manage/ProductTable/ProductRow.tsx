// Safari drops the roles of a table whose rows are grids.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role */
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import type { Said } from '#components/manage/useAnswers.ts'
import { CheckControl } from '#components/ui/Checkbox/CheckControl.tsx'
import { ProductCells, type ProductCellsProps, type RowVerbs } from './ProductCells.tsx'
import styles from './ProductTable.module.css'

export interface ProductRowProps extends ProductCellsProps {
  /** Position in the whole list from 1, for assistive technology. */
  readonly position: number
  /** Whether the product is chosen; the table hears the change. */
  readonly chosen: boolean
  /** A picture would be dropped here. */
  readonly over: boolean
  /** What is asked of it is not done yet. */
  readonly busy: boolean
  /** Why what was asked of it was not done. */
  readonly failures: readonly Said[] | undefined
}

/** React wants a listener beside `checked`; the one of the table does the work. */
const heardByTable = () => {}

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
      <CheckControl
        alone
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
      className={styles.row}
      aria-rowindex={position + 1}
      aria-busy={busy ? true : undefined}
      data-product={cells.product.$id}
      data-editing={cells.editing ? '' : undefined}
      data-over={over ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
    >
      <Choose name={cells.product.productName} chosen={chosen} />
      <ProductCells {...cells} />
      {failures === undefined ? null : (
        <td role="cell" className={styles.failures}>
          <RowFailures failures={failures} on={cells.on} />
        </td>
      )}
    </tr>
  )
})
