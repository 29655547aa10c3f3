import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { Fragment, useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#components/catalogue/Lineup/Drawing.tsx'
import { drawnOf } from '#components/catalogue/Lineup/lineup.ts'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { shortText } from '#components/theme/shortText.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { compared, differs, type Compared } from '#domain/catalogue/compare.ts'
import { keepUnits } from '#domain/catalogue/display.ts'
import { isInStock, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

export interface CompareTableProps {
  /** Two or three products of a category. */
  readonly products: ReadonlyArray<Product>
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** Stands for a product without a picture, 200 × 120. */
  readonly placeholder: ReactNode
  /** Only rows that differ are shown. */
  readonly onlyDifferent: boolean
  /** Called when all rows are wanted, or only those that differ. */
  readonly onOnlyDifferent: (only: boolean) => void
  /** Called with the products to compare, in the order of their columns: one was taken out, or two changed places. */
  readonly onArrange: (ids: readonly string[]) => void
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    '& > .tools': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '8',
      rowGap: '3',
      // A phone has no space for what the signs say by themselves.
      '& > p': { display: { base: 'none', md: 'block' } },
      '@media print': { '& > :not(p)': { display: 'none' }, '& > p': { display: 'block' } },
    },
    '& p': { fontSize: 'sm', color: 'fg.muted' },
    // A phone has two columns.
    '& > .pair': { display: { md: 'none' }, _print: { display: 'none' } },
  },
})

/** The products are on the live line, which may run on to both edges of the window. */
const Lined = chakra('div', {
  base: {
    position: 'relative',
    // The height of a drawing.
    '--line': { base: '3.5rem', md: '4.75rem', lg: '6.5rem' },
    '--cat-bg': 'colors.bg',
    '--line-stroke': '2',
    '--dead': 'transparent',
    _before: {
      content: '""',
      position: 'absolute',
      top: 'var(--line)',
      left: '50%',
      width: 'var(--line-width, 100%)',
      height: '2px',
      background: 'live',
      transform: 'translateX(-50%)',
      forcedColorAdjust: 'none',
    },
  },
})

const Scroll = chakra('div', {
  base: { overflowX: 'auto', '@media print': { overflow: 'visible' } },
})

const Table = chakra('table', {
  base: {
    width: '100%',
    // Only with large text on a phone is it wider than the window.
    minWidth: '17rem',
    tableLayout: 'fixed',
    '& th, & td': {
      paddingBlock: '13px',
      paddingInlineEnd: { base: '3', md: '6' },
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      lineHeight: 'snugZh',
      fontSize: { base: 'sm', md: 'md' },
      overflowWrap: 'anywhere',
    },
    '& thead th': {
      paddingBlock: '0',
      borderBottomWidth: 0,
      fontWeight: 'semibold',
      ...shortText,
    },
    '& thead > tr > :first-of-type': { width: { base: '28%', md: '22%' } },
    // The link covers the drawing as well.
    '& .head': { position: 'relative', display: 'grid', justifyItems: 'start' },
    '&:not([data-scaled]) .head > a': { marginTop: '2' },
    // A target for a finger, also in one line.
    '& .head > a': { minHeight: '1.5rem' },
    '& .head > a::after': { content: '""', position: 'absolute', inset: '0' },
    '& .drawing': { width: '100%', maxWidth: 'calc(var(--line) * 216 / 104)' },
    '--stage': 'var(--line)',
    // Names begin at one height, whether or not a product has a length.
    '&[data-scaled] .drawing': { minHeight: 'calc(var(--line) + 1.75rem)' },
    '& .actions > td': { paddingBlock: '0.5', _print: { paddingBlock: '1' } },
    '& thead > tr:last-of-type > *, & thead th[rowspan]': {
      borderBottomWidth: 'strong',
      borderBottomColor: 'border.strong',
    },
    '& .actions > td > div': {
      display: 'flex',
      justifyContent: { base: 'space-between', md: 'start' },
      columnGap: '4',
      // A cross on a phone, a word where it has space.
      '& > button > span > svg': { display: { md: 'none' } },
      '& > button > span > span': { display: { base: 'none', md: 'inline' } },
    },
    '& tbody th': { fontWeight: 'normal', color: 'fg.muted' },
    '& td': { fontVariantNumeric: 'tabular-nums lining-nums', ...shortText },
    // On one line with the other values.
    '& td > [data-field=stock]': { fontSize: 'inherit', lineHeight: 'inherit' },
    // What differs is heavier, and has a sign before its name.
    '& [data-differs] > td': { fontWeight: 'semibold' },
    '& .unequal::before': { content: '"≠"' },
    '& .dash::before': { content: '"—"' },
    '& .nothing': { color: 'fg.subtle', fontWeight: 'normal' },
    '& .sign': { marginInlineEnd: '1', color: 'fg', fontWeight: 'semibold' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 3fr)' },
      columnGap: '4',
      rowGap: { lg: '2' },
      fontSize: 'sm',
    },
    '& dt': { color: 'fg.muted' },
    '& dd:not(:last-of-type)': { marginBottom: { base: '2.5', lg: '0' } },
    '& tr': { breakInside: 'avoid' },
    '& [data-third]': { mdDown: { display: 'none' }, '@media print': { display: 'table-cell' } },
    // A row whose third product alone differs is no difference on a phone.
    '& [data-differs=third]': {
      mdDown: {
        '& > td': { fontWeight: 'normal' },
        '& .sign': { display: 'none' },
      },
      '@media print': {
        '& > td': { fontWeight: 'semibold' },
        '& .sign': { display: 'inline' },
      },
    },
  },
})

/** On a phone two columns have space: which of three they show is chosen in their heads. */
const Swap = chakra('span', {
  base: {
    position: 'relative',
    display: { base: 'inline-flex', md: 'none' },
    alignItems: 'center',
    gap: '1',
    minHeight: 'control.sm',
    borderRadius: 'sm',
    color: 'brand.fg',
    fontSize: 'sm',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    _focusWithin: { outline: '3px solid {colors.brand.focusRing}', outlineOffset: '2px' },
    // The select lies over its text, so that its options show whole names.
    '& > select': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      opacity: 0,
      cursor: 'pointer',
      fontSize: 'md',
    },
    _print: { display: 'none' },
  },
})

interface Row {
  readonly name: string
  /** What is compared. */
  readonly values: ReadonlyArray<string | number | null>
  readonly cells: ReadonlyArray<ReactNode>
}

/** Where a row differs: between the first two products, or by the third alone. */
const differsAt = ({ values }: Row): 'pair' | 'third' | undefined => {
  if (differs(values.slice(0, 2))) return 'pair'
  return differs(values) ? 'third' : undefined
}

/** Whether a row says the same of each product. What a product does not say is not known to be equal. */
const isEqual = ({ values }: Row): boolean => !values.includes(null) && !differs(values)

const NotStated = () => {
  const { t } = useTranslation('compare')
  return (
    <span className="nothing">
      <span className="dash" aria-hidden="true" />
      <VisuallyHidden>{t('notStated')}</VisuallyHidden>
    </span>
  )
}

/** Price and stock, and the specifications that several products have, as rows. */
const useRows = (products: readonly Product[], { shared }: Compared) => {
  const { t, i18n } = useTranslation('compare')
  const { language } = i18n
  const offer: readonly Row[] = [
    {
      name: t('price'),
      values: products.map(({ price }) => price),
      cells: products.map(({ price }) => formatPrice(price, language)),
    },
    {
      name: t('stock'),
      values: products.map((product) => (isInStock(product) ? product.stockQuantity : 0)),
      cells: products.map((product) => <StockStatus key={product.$id} product={product} />),
    },
  ]
  const said = shared.map(({ name, values }): Row => ({
    name,
    values,
    cells: values.map((value) =>
      value === null ? (
        <NotStated />
      ) : (
        <span lang={typedLang(value, language)}>{keepUnits(value)}</span>
      ),
    ),
  }))
  return { offer, said }
}

interface OwnProps {
  readonly specifications: Compared['own'][number]
}

/** What one product alone says. */
const Own = ({ specifications }: OwnProps) => {
  const { language } = useTranslation('compare').i18n
  return (
    <dl>
      {specifications.map(([name, value], index) => (
        <Fragment key={index}>
          <dt lang={typedLang(name, language)}>{name}</dt>
          <dd lang={typedLang(value, language)}>{keepUnits(value)}</dd>
        </Fragment>
      ))}
    </dl>
  )
}

/**
 * Two or three products side by side (decision P16), drawn in the heads of their columns: a table with a row for
 * each specification that several of them have, then the other specifications of each. Where some of them are equal,
 * what differs has a sign and weight, and can be shown alone. On a phone it has two columns.
 */
export const CompareTable = ({
  products,
  images,
  placeholder,
  onlyDifferent,
  onOnlyDifferent,
  onArrange,
}: CompareTableProps) => {
  const { t, i18n } = useTranslation('compare')
  const { language } = i18n
  const caption = useId()
  const [, , third] = products
  const ids = products.map(({ $id }) => $id)
  const show = (at: number, id: string) =>
    onArrange(ids.map((own, place) => (place === at ? id : own === id ? (ids[at] ?? own) : own)))
  const specifications = compared(products)
  const { offer, said } = useRows(products, specifications)
  const mixed = said.some(isEqual)
  const only = onlyDifferent && mixed
  const all = [...offer, ...said]
  const rows = only ? all.filter((row) => differsAt(row) !== undefined) : all
  const signed = mixed && said.some((row) => differsAt(row) !== undefined)
  const hasOther = !only && specifications.own.some((own) => own.length > 0)
  const drawings = drawnOf(products, images, { all: true })
  const isThird = (at: number) => (at === 2 ? '' : undefined)
  const names = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'zh-CN').format(
    products.map(({ productName }) => productName),
  )
  return (
    <Root>
      {mixed ? (
        <div className="tools">
          {/* The box is ahead of the address. */}
          <Checkbox name="only-different" defaultChecked={onlyDifferent} onChange={onOnlyDifferent}>
            {t('onlyDifferent')}
          </Checkbox>
          {signed ? <p>{t('legend')}</p> : null}
        </div>
      ) : null}
      <Lined>
        {/* Safari needs the tab stop to scroll by keyboard. */}
        <Scroll role="region" aria-labelledby={caption} tabIndex={0}>
          <Table data-scaled={drawings.some(({ scaled }) => scaled) ? '' : undefined}>
            <VisuallyHidden asChild>
              <caption id={caption}>{t('caption', { names })}</caption>
            </VisuallyHidden>
            <thead>
              <tr>
                <th scope="col" rowSpan={2}>
                  <VisuallyHidden>{t('item')}</VisuallyHidden>
                </th>
                {drawings.map((drawn, at) => (
                  <th key={drawn.product.$id} scope="col" data-third={isThird(at)}>
                    <div className="head">
                      <span className="drawing" aria-hidden="true">
                        <Drawing drawn={drawn} placeholder={placeholder} atStart />
                      </span>
                      <AppLink to={paths.product(drawn.product)}>
                        <span lang={typedLang(drawn.product.productName, language)}>
                          {drawn.product.productName}
                        </span>
                      </AppLink>
                    </div>
                  </th>
                ))}
              </tr>
              <tr className="actions">
                {products.map(({ $id, productName }, at) => (
                  // The place keeps the focus when another product moves to it.
                  <td key={['left', 'right', 'third'][at]} data-third={isThird(at)}>
                    <div>
                      {third === undefined || at === 2 ? null : (
                        <Swap>
                          <span aria-hidden="true">{t('swap')}</span>
                          <Icon name="chevronDown" size={16} />
                          <select
                            aria-label={t(at === 0 ? 'left' : 'right')}
                            name={`compared-${String(at)}`}
                            value={$id}
                            onChange={({ currentTarget }) => show(at, currentTarget.value)}
                          >
                            {products
                              .filter((product) => product.$id === $id || product === third)
                              .map((product) => (
                                <option key={product.$id} value={product.$id}>
                                  {product.productName}
                                </option>
                              ))}
                          </select>
                        </Swap>
                      )}
                      <Button
                        variant="quiet"
                        size="sm"
                        label={`${t('remove')} ${productName}`}
                        onClick={() => onArrange(ids.filter((id) => id !== $id))}
                      >
                        <Icon name="close" />
                        <span>{t('remove')}</span>
                      </Button>
                    </div>
                  </td>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => {
                const at = signed && said.includes(row) ? differsAt(row) : undefined
                return (
                  // Two rows may have one name: a specification may be called like the price.
                  <tr key={index} data-differs={at}>
                    <th scope="row">
                      {at === undefined ? null : (
                        <span className="sign">
                          <span className="unequal" aria-hidden="true" />
                          <VisuallyHidden>{t('differs')}</VisuallyHidden>
                        </span>
                      )}
                      <span lang={typedLang(row.name, language)}>{row.name}</span>
                    </th>
                    {row.cells.map((cell, column) => (
                      <td key={ids[column]} data-third={isThird(column)}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                )
              })}
              {hasOther ? (
                <tr>
                  <th scope="row">{t('other')}</th>
                  {specifications.own.map((own, at) => (
                    <td key={ids[at]} data-third={isThird(at)}>
                      {own.length === 0 ? <NotStated /> : <Own specifications={own} />}
                    </td>
                  ))}
                </tr>
              ) : null}
            </tbody>
          </Table>
        </Scroll>
      </Lined>
      {rows.length === 0 ? <p>{t('nothingDiffers')}</p> : null}
      {third === undefined ? null : (
        <p className="pair">{t('hidden', { name: third.productName })}</p>
      )}
    </Root>
  )
}
