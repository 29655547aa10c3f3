import { chakra, type SystemStyleObject } from '@chakra-ui/react/styled-system'
import { memo, useCallback, useRef, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useShowMore } from '#components/catalogue/ProductGrid/useShowMore.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { FileInput } from '#components/ui/FileInput/FileInput.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { LayoutMotion } from '#components/ui/LayoutMotion/LayoutMotion.tsx'
import { useSteadyRows } from '#components/ui/useSteadyRows.ts'
import { acceptedPictures } from '#domain/catalogue/pictures.ts'
import { pictureOf, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import type { FormSource } from '#domain/catalogue/product.rules.ts'
import type { RowOrder, RowSort } from '#domain/catalogue/rows.ts'
import { usePictureDrop } from './usePictureDrop.ts'
import { ProductRow, type RowCommands } from './ProductRow.tsx'
import { useRowChoice, type RowChoiceActions } from './useRowChoice.ts'

/**
 * The box that chooses, picture, name, price, stock, actions; from 1024 px also the category, which is under the name
 * before.
 */
const tracks = {
  base: '1.25rem 4rem minmax(0, 1fr) auto',
  sm: '1.5rem 4rem minmax(0, 1fr) 9rem 5rem 4.5rem',
  md: '1.5rem 4rem minmax(0, 1fr) 7.5rem 6rem 9rem',
  lg: '1.5rem 4rem minmax(0, 2.2fr) minmax(0, 1fr) 10rem 7rem 9rem',
}

/** With larger text, or on the smallest phones, price and actions do not fit on one line. */
const tiny = '@media (max-width: 22.49rem)'

/** A mark in a box: the left and the lower edge of it. */
const mark = {
  content: '""',
  position: 'absolute',
  borderColor: 'brand.contrast',
  borderStyle: 'solid',
  borderWidth: '0 2px 2px 0',
  '@media (forced-colors: active)': { borderColor: 'HighlightText' },
} as const

/** Styles of the whole list, set once: rows are plain elements with class names. */
const tableStyles: SystemStyleObject = {
  '& .row': {
    display: 'grid',
    gridTemplateColumns: tracks,
    alignItems: { sm: 'center' },
    columnGap: { base: '3', sm: '3.5', md: '2.5', lg: '5' },
    // On paper nothing is chosen: the first column, and the gap behind it, are gone.
    _print: {
      gridTemplateColumns: {
        sm: tracks.sm.replace('1.5rem', '0'),
        md: tracks.md.replace('1.5rem', '0'),
        lg: tracks.lg.replace('1.5rem', '0'),
      },
      marginInlineStart: { sm: '-3.5', md: '-2.5', lg: '-5' },
    },
    borderBottomWidth: '1px',
    fontSize: 'sm',
    lineHeight: 'snugZh',
  },
  '& .row.body': {
    paddingBlock: { base: '3', sm: '9px', md: '5px', lg: '9px' },
    minHeight: { sm: '67px' },
    // Rows far from the screen cost no layout.
    contentVisibility: 'auto',
    containIntrinsicSize: { base: 'auto 7.25rem', sm: 'auto 99px', md: 'auto 67px' },
    '@media print': { contentVisibility: 'visible', breakInside: 'avoid' },
    '&[data-over]': { outline: '2px solid', outlineColor: 'brand.solid', outlineOffset: '-2px' },
    '@media (hover: hover)': {
      '&:hover:not([data-chosen])': { background: { sm: 'bg.subtle' } },
      // Quiet until the pointer or the focus is in the row: a list has many of them.
      '& button.icon': { color: 'fg.subtle' },
      '&:is(:hover, :focus-within) button.icon': { color: 'fg.muted' },
    },
    // The colour reaches over the edges; nothing in the row moves.
    '&[data-chosen]': { marginInline: '-2.5', paddingInline: '2.5', background: 'brand.subtle' },
    '@media (forced-colors: active)': {
      '&[data-chosen]': { borderInlineStart: '4px solid Highlight', paddingInlineStart: '1.5' },
    },
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
    '& > .title': { gridColumn: { sm: '2 / 4' }, gridRow: { sm: '1' } },
    '& > .choose': { gridRow: '1' },
    // Only what is seen can be pressed; it says the same as the text in its place.
    '& .check': { display: { base: 'none', sm: 'block' } },
    '& .plain': { display: { sm: 'none' } },
    '& > .category .plain': { display: { base: 'inline', lg: 'none' } },
    '& .sort': {
      display: { base: 'none', sm: 'inline-flex' },
      alignItems: 'center',
      gap: '1',
      minHeight: 'target',
      borderRadius: 'xs',
      fontWeight: 'inherit',
      cursor: 'pointer',
      _hover: { color: 'fg' },
      // Its place is kept, so that no head moves.
      '& > svg': { visibility: 'hidden' },
      '&:hover > svg': { visibility: 'visible', opacity: 0.5 },
    },
    '& > .category .sort': { display: { base: 'none', lg: 'inline-flex' } },
    '& > [aria-sort] .sort': { color: 'fg', '& > svg': { visibility: 'visible', opacity: 1 } },
    // The arrow stands before a figure, whose head ends where it does.
    '& > :is(.cost, .pieces) .sort': { flexDirection: 'row-reverse' },
    // Below 1024 px the category has no column.
    '& > .category': {
      position: { base: 'absolute', lg: 'static' },
      clipPath: { base: 'inset(50%)', lg: 'none' },
    },
    // Above the figures, not above their pencils.
    '& > .cost': { paddingInlineEnd: { sm: '2.25rem', md: '1.75rem', lg: '2.25rem' } },
    // Its end is that of the last icon, whose button is wider.
    '& > .actions': { paddingInlineEnd: { sm: '2' } },
  },
  '& .choose': {
    gridColumn: '1',
    gridRow: { base: '1', sm: '1 / 3', lg: '1' },
    alignSelf: { base: 'start', sm: 'center' },
    paddingTop: { base: '1', sm: 0 },
    userSelect: 'none',
    _print: { display: 'none' },
  },
  '& .check': {
    appearance: 'none',
    position: 'relative',
    display: 'block',
    width: '1.25rem',
    height: '1.25rem',
    // The containment of the row clips what reaches over its edge.
    marginInlineStart: { base: 0, sm: '3px' },
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: '3px',
    background: 'bg.field',
    cursor: 'pointer',
    _hover: { borderColor: 'border.strong' },
    _focusVisible: { outlineOffset: 0 },
    // As wide as a finger.
    _before: { content: '""', position: 'absolute', inset: '-0.75rem -0.5rem' },
    '&:is(:checked, :indeterminate)': {
      background: 'brand.solid',
      borderColor: 'brand.solid',
      '@media (forced-colors: active)': {
        background: 'Highlight',
        borderColor: 'Highlight',
        forcedColorAdjust: 'none',
      },
    },
    '&:checked::after': { ...mark, inset: '10% 33% 22%', rotate: '45deg' },
    '&:indeterminate::after': { ...mark, inset: '0 20% 45%', borderInlineEndWidth: 0 },
  },
  '& .thumb': {
    gridColumn: '2',
    gridRow: { base: '1 / 3', sm: '1 / 3', lg: '1' },
    [tiny]: { gridRow: '1 / 5' },
  },
  '& .title': {
    gridColumn: { base: '3 / 5', sm: '3' },
    gridRow: '1',
    alignSelf: { sm: 'end', lg: 'center' },
    minWidth: 0,
    overflowWrap: 'anywhere',
    '& > a': {
      color: 'fg',
      fontSize: 'md',
      fontWeight: 'semibold',
      textUnderlineOffset: '0.2em',
      // Two lines and the category are as high as one line and its picture.
      lineHeight: { md: '1.25', lg: 'inherit' },
      lineClamp: '2',
      _hover: { textDecorationLine: 'underline' },
    },
  },
  '& .category': {
    gridColumn: { base: '3', lg: '4' },
    gridRow: { base: '2', lg: '1' },
    alignSelf: { sm: 'start', lg: 'center' },
    fontSize: { base: 'xs', lg: 'sm' },
    lineHeight: { md: '1.25', lg: 'inherit' },
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
    gridColumn: { base: '2 / 5', sm: '4', lg: '5' },
    gridRow: { base: '3', sm: '1 / 3', lg: '1' },
    // The actions are on the same line.
    paddingInlineEnd: { base: '9.5rem', sm: 0 },
    '& > span': {
      minWidth: 0,
      whiteSpace: { base: 'normal', sm: 'nowrap' },
      overflowWrap: 'anywhere',
    },
    [tiny]: { gridColumn: '3 / 5', paddingInlineEnd: 0 },
    justifyContent: { base: 'flex-start', sm: 'flex-end' },
    fontSize: 'md',
    fontWeight: 'semibold',
  },
  '& .row.head > *': { fontSize: 'xs', color: 'fg.subtle' },
  '& .pieces': {
    gridColumn: { base: '4', sm: '5', lg: '6' },
    gridRow: { base: '2', sm: '1 / 3', lg: '1' },
    gap: '1',
    // Where there is no head, the number says itself what it is.
    '& > .column': { display: { sm: 'none' } },
    fontSize: { base: 'xs', sm: 'sm' },
  },
  '& .pieces > [data-out]': { fontSize: 'inherit' },
  '& .pieces[data-off]': {
    flexWrap: { base: 'wrap', sm: 'nowrap' },
    flexDirection: { sm: 'column' },
    alignItems: { sm: 'flex-end' },
    '& > :last-child': { fontSize: 'xs', color: 'fg.subtle' },
    '& > :last-child::before': { content: { base: '"· "', sm: 'none' } },
  },
  '& .actions': {
    gridColumn: { base: '3 / 5', sm: '6', lg: '7' },
    gridRow: { base: '3', sm: '1 / 3', lg: '1' },
    [tiny]: { gridRow: '4' },
    // No wider than its buttons: it lies over the end of the price.
    justifySelf: 'end',
    // Two over two where four are too wide.
    flexWrap: { sm: 'wrap', md: 'nowrap' },
  },
  // The editor needs the width: below 1024 px stock and actions are hidden meanwhile, from there on the category.
  '& .row[data-editing]': {
    '& > .cost': {
      gridColumn: { base: '2 / -1', sm: '4 / -1', lg: '4 / 6' },
      justifyContent: { base: 'flex-start', lg: 'flex-end' },
      paddingTop: { base: '1.5', sm: 0 },
      paddingInlineEnd: 0,
    },
    '& > .category': { display: { lg: 'none' } },
    '& > :is(.pieces, .actions)': { display: { base: 'none', lg: 'flex' } },
  },
  '& button.icon': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: '2.25rem',
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
    '&[aria-disabled=true]': {
      color: 'fg.subtle',
      background: 'transparent',
      cursor: 'not-allowed',
    },
    '&.pencil': {
      width: { base: '2rem', sm: '2.25rem', md: '1.75rem', lg: '2.25rem' },
      color: 'fg.subtle',
    },
  },
}

export interface ProductTableProps extends Omit<RowCommands, 'onReplaceImage'>, RowChoiceActions {
  /** Everything to be listed, in order. Unchanged products should stay the same objects. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** The search and filters that `products` pass: others replace them without motion. @defaultValue '' */
  readonly searched?: string
  /** The order of `products`, which the head of its column says. */
  readonly order: RowOrder
  /** Called with the column whose head was pressed. */
  readonly onSort: (sort: RowSort) => void
  /** `$id` of the chosen products; also of some that are not listed. */
  readonly chosen: ReadonlySet<string>
  /** The table, to move focus to it. */
  readonly ref?: Ref<HTMLDivElement>
  /** How many rows are shown. */
  readonly shown: number
  /** Asks for more rows: the end came near, or the button was pressed. */
  readonly onShowMore: () => void
  /** `$id` of the product whose price is a field now, or `null`. */
  readonly editing: string | null
  /** The product that the form is open with, or `null`. @defaultValue null */
  readonly inForm?: FormSource | null
  /** `$id` of the product that a change is being stored for, or `null`. @defaultValue null */
  readonly busy?: string | null
  /** Other work goes before: no row can be changed until it ends. @defaultValue false */
  readonly held?: boolean
  /** Nothing can be changed (decision P2). @defaultValue false */
  readonly readOnly?: boolean
  /** Called with the file that was chosen, dropped or pasted as the new picture of a product. */
  readonly onReplaceImage: (product: Product, file: File) => void
}

/** Gives the rows in it their columns and looks. */
export const RowStyles = chakra('div', { base: tableStyles })
const Footer = chakra('div', {
  base: { display: 'grid', justifyItems: 'center', gap: '2.5', paddingTop: '8', fontSize: 'sm' },
})

/** How many more rows a press of the button shows at most. */
const step = 50

/** The columns, the classes that place them, and whether a press on the head sorts by them. */
const columns = [
  ['picture', 'thumb', false],
  ['name', 'title', true],
  ['category', 'category', true],
  ['price', 'cost', true],
  ['stock', 'pieces', true],
  ['actions', 'actions', false],
] as const

interface HeadProps {
  readonly order: RowOrder
  readonly onSort: (sort: RowSort) => void
  /** Whether every listed product is chosen, some are, or none is. */
  readonly all: boolean | 'mixed'
  readonly onChooseAll: () => void
}

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The heads of the columns: one chooses all rows, four sort them. */
const Head = memo(function Head({ order, onSort, all, onChooseAll }: HeadProps) {
  const { t } = useTranslation('manage')
  return (
    <div className="row head" role="row" aria-rowindex={1}>
      <div role="columnheader" className="choose">
        <input
          type="checkbox"
          className="check"
          aria-label={t('table.chooseAll')}
          ref={(box) => {
            if (box !== null) box.indeterminate = all === 'mixed'
          }}
          checked={all === true}
          onChange={onChooseAll}
        />
      </div>
      {columns.map(([column, className, sorts]) =>
        sorts ? (
          <div
            key={column}
            role="columnheader"
            className={className}
            aria-sort={order.sort === column ? directions[order.dir] : undefined}
          >
            <span className="plain">{t(`table.${column}`)}</span>
            <button type="button" className="sort" onClick={() => onSort(column)}>
              <span>{t(`table.${column}`)}</span>
              <Icon
                name={order.sort === column && order.dir === 'desc' ? 'arrowDown' : 'arrowUp'}
                size={16}
              />
            </button>
          </div>
        ) : (
          <div key={column} role="columnheader" className={className}>
            <span>{t(`table.${column}`)}</span>
          </div>
        ),
      )}
    </div>
  )
})

/**
 * The products of this browser with what can be done to each (spec §2, brief §5): a table from
 * 640 px, rows of three lines before. Made for thousands: only a part is rendered, and a change renders
 * only its own row.
 */
export const ProductTable = memo(function ProductTable({
  products,
  images,
  searched = '',
  order,
  onSort,
  chosen,
  ref,
  onChoose,
  onChooseAll,
  onChooseNone,
  onRemoveChosen,
  onActions,
  shown,
  onShowMore,
  editing,
  inForm = null,
  busy = null,
  held = false,
  readOnly = false,
  onReplaceImage,
  onOpen,
  onEditPrice,
  onSavePrice,
  onRemove,
}: ProductTableProps) {
  const { t } = useTranslation('manage')
  const body = useRef<HTMLDivElement>(null)
  const file = useRef<HTMLInputElement>(null)
  const target = useRef<Product | null>(null)
  const rest = products.length - shown
  const steady = useSteadyRows(Math.min(products.length, shown))
  const { footer, press } = useShowMore({ list: body, shown, more: rest > 0, onShowMore })
  // One file input for all rows: thousands of them would cost more than the rows.
  const choose = useCallback((product: Product) => {
    target.current = product
    file.current?.click()
  }, [])
  const { over, drop } = usePictureDrop(
    readOnly
      ? null
      : (id, picture) => {
          const product = products.find(({ $id }) => $id === id)
          if (product !== undefined && busy !== id && !held) onReplaceImage(product, picture)
        },
  )
  const choice = useRowChoice({
    onChoose,
    onChooseAll,
    onChooseNone,
    onRemoveChosen,
    onActions,
  })
  const some = chosen.size > 0 && products.some(({ $id }) => chosen.has($id))
  const all = some && products.every(({ $id }) => chosen.has($id))
  return (
    <RowStyles onClickCapture={steady}>
      <FileInput
        ref={file}
        accept={acceptedPictures}
        onFile={(chosen) => {
          if (target.current !== null) onReplaceImage(target.current, chosen)
        }}
      />
      <div
        ref={ref}
        role="table"
        tabIndex={-1}
        aria-label={t('table.caption')}
        aria-rowcount={products.length + 1}
      >
        <div role="rowgroup">
          <Head
            order={order}
            onSort={onSort}
            all={all || (some && 'mixed')}
            onChooseAll={onChooseAll}
          />
        </div>
        <div role="rowgroup" ref={body} {...drop} {...choice}>
          {products.slice(0, shown).map((product, index) => (
            <ProductRow
              key={product.$id}
              product={product}
              picture={pictureOf(product, images)}
              position={index + 1}
              editing={editing === product.$id}
              opened={inForm?.product.$id === product.$id ? inForm.kind : null}
              over={over === product.$id}
              chosen={chosen.has(product.$id)}
              busy={held || busy === product.$id}
              readOnly={readOnly}
              onOpen={onOpen}
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
    </RowStyles>
  )
})
