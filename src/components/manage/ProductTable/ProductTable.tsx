import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { memo, useCallback, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowMore } from '#components/catalogue/ProductGrid/useShowMore.ts'
import { stockStyles } from '#components/catalogue/StockStatus/stockStyles.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'
import { acceptedPictures } from '#domain/catalogue/pictures.ts'
import { pictureOf, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { ProductRow, type RowCommands } from './ProductRow.tsx'

/** Picture, name, price, stock, actions; from 1024 px also the category, which stands under the name before. */
const tracks = {
  base: '4rem minmax(0, 1fr) auto',
  sm: '4rem minmax(0, 1fr) 9rem 5rem 5.25rem',
  md: '4rem minmax(0, 1fr) 13.5rem 5.5rem 5.25rem',
  lg: '4rem minmax(0, 2.2fr) minmax(0, 1fr) 16rem 8rem 8rem',
}

/** Styles of the whole list, set once: rows are plain elements with class names. */
const tableStyles: SystemStyleObject = {
  '& .row': {
    display: 'grid',
    gridTemplateColumns: tracks,
    alignItems: { sm: 'center' },
    columnGap: { base: '3', sm: '3.5', lg: '5' },
    borderBottomWidth: '1px',
    fontSize: 'sm',
    lineHeight: 'snugZh',
  },
  '& .row.body': {
    paddingBlock: { base: '3', sm: '9px' },
    minHeight: { sm: '67px' },
    // Rows far from the screen cost no layout.
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 7rem', sm: 'auto 67px' },
    '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
    '@media (hover: hover)': { _hover: { background: { sm: 'bg.subtle' } } },
  },
  '& .row.head': {
    // Below 640 px the facts say themselves what they are. A screen reader still names the column of
    // each, so the head is unseen, not gone.
    position: { base: 'absolute', sm: 'static' },
    width: { base: '1px', sm: 'auto' },
    height: { base: '1px', sm: 'auto' },
    overflow: { base: 'hidden', sm: 'visible' },
    clipPath: { base: 'inset(50%)', sm: 'none' },
    paddingBlock: { base: 0, sm: '2' },
    borderBottomWidth: { base: 0, sm: 'strong' },
    borderBottomColor: 'border.strong',
    fontSize: 'xs',
    fontWeight: 'semibold',
    color: 'fg.subtle',
    '& > .thumb': { gridRow: '1' },
    '& > .thumb > span': { position: 'absolute', clipPath: 'inset(50%)' },
    '& > .title': { gridColumn: { sm: '1 / 3' }, gridRow: { sm: '1' } },
    // Below 1024 px the category has no column of its own.
    '& > .category': {
      position: { base: 'absolute', lg: 'static' },
      clipPath: { base: 'inset(50%)', lg: 'none' },
    },
    // Above the figures, not above their pencils.
    '& > .cost': { paddingInlineEnd: { sm: '2.25rem' } },
  },
  '& .thumb': { gridColumn: '1', gridRow: { base: '1 / 4', sm: '1 / 3', lg: '1' } },
  '& .title': {
    gridColumn: { base: '2 / 4', sm: '2' },
    gridRow: '1',
    alignSelf: { sm: 'end', lg: 'center' },
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > a': {
      color: 'fg',
      fontSize: 'md',
      fontWeight: 'semibold',
      textUnderlineOffset: '0.2em',
      lineClamp: '2',
      _hover: { textDecorationLine: 'underline' },
    },
  },
  '& .category': {
    gridColumn: { base: '2', lg: '3' },
    gridRow: { base: '2', lg: '1' },
    alignSelf: { sm: 'start', lg: 'center' },
    fontSize: { base: 'xs', lg: 'sm' },
    color: { base: 'fg.subtle', lg: 'fg.muted' },
  },
  '& .cost, & .pieces, & .actions': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'flex-end',
    fontVariantNumeric: 'tabular-nums lining-nums',
    whiteSpace: 'nowrap',
  },
  '& .cost': {
    gridColumn: { base: '2', sm: '3', lg: '4' },
    gridRow: { base: '3', sm: '1 / 3', lg: '1' },
    justifyContent: { base: 'flex-start', sm: 'flex-end' },
    fontSize: 'md',
    fontWeight: 'semibold',
  },
  '& .row.head > *': { fontSize: 'xs', color: 'fg.subtle' },
  '& .pieces': {
    gridColumn: { base: '3', sm: '4', lg: '5' },
    gridRow: { base: '2', sm: '1 / 3', lg: '1' },
    gap: '1',
    // Where there is no head, the number says itself what it is.
    '& > .column': { display: { sm: 'none' } },
    fontSize: { base: 'xs', sm: 'sm' },
  },
  '& .pieces > [data-out]': { ...stockStyles, fontSize: 'inherit' },
  '& .actions': {
    gridColumn: { base: '3', sm: '5', lg: '6' },
    gridRow: { base: '3', sm: '1 / 3', lg: '1' },
  },
  // The editor needs the width: below 768 px stock and actions are hidden meanwhile.
  '& .row[data-editing]': {
    '& > .cost': {
      gridColumn: { base: '2 / -1', md: '3', lg: '4' },
      paddingTop: { base: '1.5', sm: 0 },
    },
    '& > .pieces': { display: { base: 'none', md: 'flex' } },
    '& > .actions': { display: { base: 'none', md: 'flex' } },
  },
  '& button.icon': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.5rem',
    height: '2.5rem',
    border: '1px solid transparent',
    borderRadius: 'sm',
    color: 'fg.muted',
    cursor: 'pointer',
    _hover: { background: 'bg.muted' },
    // Inside: the containment of the row clips what reaches over its edge.
    _focusVisible: { outlineOffset: '-3px' },
    // Quiet until it is meant: a list has many of them.
    '&.danger:is(:hover, :focus-visible)': { color: 'error.fg', background: 'error.subtle' },
    '&.pencil': { width: '2.25rem', color: 'fg.subtle' },
  },
}

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
