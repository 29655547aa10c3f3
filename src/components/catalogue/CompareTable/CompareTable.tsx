import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Drawing } from '#components/catalogue/Lineup/Drawing.tsx'
import { drawnOf } from '#components/catalogue/Lineup/lineup.ts'
import { StockStatus } from '#components/catalogue/StockStatus/StockStatus.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Checkbox } from '#components/ui/Checkbox/Checkbox.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { compared, differs, type Compared } from '#domain/catalogue/compare.ts'
import { keepUnits } from '#domain/catalogue/figures.ts'
import { isInStock, type Product, type StoredImage } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'
import styles from './CompareTable.module.css'

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

interface Row {
  readonly name: string
  /** What is compared: nothing in the row of what each product alone says. */
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
    <span className={styles.nothing}>
      <span className={styles.dash} aria-hidden="true" />
      <VisuallyHidden>{t('notStated')}</VisuallyHidden>
    </span>
  )
}

/** Price and stock, the specifications that several products have, and those of one product alone, as rows. */
const useRows = (products: readonly Product[], { shared, own }: Compared) => {
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
      cells: products.map((product) => (
        <StockStatus key={product.$id} product={product} inherits />
      )),
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
  const other: Row = {
    name: t('other'),
    values: [],
    cells: own.map((specifications) =>
      specifications.length === 0 ? (
        <NotStated />
      ) : (
        <dl className={styles.own}>
          {specifications.map(([name, value], index) => (
            <div className={styles.fact} key={index}>
              <dt lang={typedLang(name, language)}>{name}</dt>
              <dd lang={typedLang(value, language)}>{keepUnits(value)}</dd>
            </div>
          ))}
        </dl>
      ),
    ),
  }
  return { offer, said, other: own.some(({ length }) => length > 0) ? [other] : [] }
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
  const { offer, said, other } = useRows(products, compared(products))
  const mixed = said.some(isEqual)
  const only = onlyDifferent && mixed
  const all = [...offer, ...said, ...other]
  const rows = only ? all.filter((row) => differsAt(row) !== undefined) : all
  const signed = mixed && said.some((row) => differsAt(row) !== undefined)
  const drawings = drawnOf(products, images, { all: true })
  const isThird = (at: number) => (at === 2 ? '' : undefined)
  const names = new Intl.ListFormat(language === 'en' ? 'en-GB' : 'zh-CN').format(
    products.map(({ productName }) => productName),
  )
  return (
    <div className={styles.root}>
      {mixed ? (
        <div className={styles.tools}>
          {/* The box is ahead of the address. */}
          <div className={styles.only}>
            <Checkbox
              name="only-different"
              defaultChecked={onlyDifferent}
              onChange={onOnlyDifferent}
            >
              {t('onlyDifferent')}
            </Checkbox>
          </div>
          {signed ? <p className={[styles.note, styles.wide].join(' ')}>{t('legend')}</p> : null}
        </div>
      ) : null}
      <div className={styles.lined}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari needs the tab stop to scroll by keyboard */}
        <div className={styles.scroll} role="region" aria-labelledby={caption} tabIndex={0}>
          <table
            className={styles.table}
            data-scaled={drawings.some(({ scaled }) => scaled) ? '' : undefined}
          >
            <VisuallyHidden asChild>
              <caption id={caption}>{t('caption', { names })}</caption>
            </VisuallyHidden>
            <thead>
              <tr>
                <th className={styles.corner} scope="col" rowSpan={2}>
                  <VisuallyHidden>{t('item')}</VisuallyHidden>
                </th>
                {drawings.map((drawn, at) => (
                  <th key={drawn.product.$id} scope="col" data-third={isThird(at)}>
                    <div className={styles.head}>
                      <span className={styles.drawing} aria-hidden="true">
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
              <tr>
                {products.map(({ $id, productName }, at) => (
                  // The place keeps the focus when another product moves to it.
                  <td
                    className={styles.cell}
                    key={['left', 'right', 'third'][at]}
                    data-third={isThird(at)}
                  >
                    <div className={styles.ways}>
                      {third === undefined || at === 2 ? null : (
                        <span className={[styles.swap, styles.narrow].join(' ')}>
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
                        </span>
                      )}
                      <Button
                        variant="quiet"
                        size="sm"
                        label={`${t('remove')} ${productName}`}
                        onClick={() => onArrange(ids.filter((id) => id !== $id))}
                      >
                        <span className={styles.narrow}>
                          <Icon name="close" />
                        </span>
                        <span className={styles.wide}>{t('remove')}</span>
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
                        <span className={styles.sign}>
                          <span className={styles.unequal} aria-hidden="true" />
                          <VisuallyHidden>{t('differs')}</VisuallyHidden>
                        </span>
                      )}
                      <span lang={typedLang(row.name, language)}>{row.name}</span>
                    </th>
                    {row.cells.map((cell, column) => (
                      <td className={styles.cell} key={ids[column]} data-third={isThird(column)}>
                        {cell}
                      </td>
                    ))}
                  </tr>
                )
              })}
            </tbody>
          </table>
        </div>
      </div>
      {rows.length === 0 ? <p className={styles.note}>{t('nothingDiffers')}</p> : null}
      {third === undefined ? null : (
        <p className={[styles.note, styles.narrow].join(' ')}>
          {t('hidden', { name: third.productName })}
        </p>
      )}
    </div>
  )
}
