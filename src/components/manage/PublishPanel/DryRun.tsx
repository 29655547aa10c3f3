import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { Tag } from '#components/ui/Tag/Tag.tsx'
import { formatPrice } from '#domain/format.ts'
import { isInStock, type Product } from '#domain/catalogue/product.ts'
import type {
  ChangedField,
  PublicationChange,
  PublicationChanges,
} from '#domain/publishing/file.ts'
import { typedLang } from '#domain/language.ts'

export interface DryRunProps {
  /** Name of what is compared with the site. */
  readonly source: string
  /** What a publication would change on the site. */
  readonly changes: PublicationChanges
  /** The line that says what is compared, and the counts. */
  readonly headRef: Ref<HTMLDivElement>
}

const Root = chakra('div', {
  base: {
    borderWidth: '1px',
    borderRadius: 'md',
    overflow: 'hidden',
    fontSize: 'sm',
    lineHeight: 'snugZh',
    fontVariantNumeric: 'tabular-nums lining-nums',
    '& > .head': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4.5',
      rowGap: '1',
      paddingBlock: '2.5',
      paddingInline: { base: '3', sm: '4' },
      background: 'bg.subtle',
      color: 'fg.muted',
    },
    '& > .head > :first-of-type': {
      flex: { base: '1 1 100%', sm: '1 1 12rem' },
      overflowWrap: 'anywhere',
    },
    '& > .head b': { color: 'fg', fontWeight: 'semibold' },
    '& > ul > li': {
      display: 'grid',
      gridTemplateColumns: {
        base: '4.5rem minmax(0, 1fr)',
        md: '4.5rem minmax(0, 14rem) minmax(0, 1fr)',
      },
      columnGap: { base: '2', sm: '3' },
      rowGap: '0.5',
      alignItems: 'baseline',
      paddingBlock: '2.5',
      paddingInline: { base: '3', sm: '4' },
      borderTop: '1px solid {colors.border}',
      overflowWrap: 'anywhere',
    },
    '& > ul > li > :first-of-type:not(.what)': { justifySelf: 'start' },
    '& > ul > li > b': { fontWeight: 'semibold' },
    '& > ul > li[data-gone] > b': { fontWeight: 'normal', color: 'fg.muted' },
    '& > ul > li > .what': {
      gridColumn: { base: '2', md: 'auto' },
      color: 'fg.muted',
      ...shortText,
    },
    '& > ul > li > .what:only-child': { gridColumn: '1 / -1' },
    // A line may end between two changes.
    '& .what > span': { display: 'inline-block' },
    '& .what > span:not(:last-child)': { marginInlineEnd: '3' },
    '& del': { color: 'fg.subtle' },
    '& ins': { textDecorationLine: 'none', fontWeight: 'semibold', color: 'fg' },
  },
})

const List = chakra('ul')

/** Rows that are listed. Where every product is new, as at a first publication, a few will do. */
const mostRows = 20
const mostNewRows = 4

const tagOf = { added: 'add', changed: 'update', gone: 'skip' } as const

const stockOf = (product: Product) => (isInStock(product) ? product.stockQuantity : 0)

/** What visitors will see differently, by count and product by product (decision P9). */
export const DryRun = ({ source, changes, headRef }: DryRunProps) => {
  const { t, i18n } = useTranslation(['publish', 'common'])
  const { rows, counts } = changes
  const lang = (typed: string) => typedLang(typed, i18n.language)
  const most = counts.added === rows.length ? mostNewRows : mostRows
  const valueOf = (field: ChangedField, product: Product): string | null => {
    if (field === 'productName') return product.productName
    if (field === 'price') return formatPrice(product.price, i18n.language)
    if (field === 'stock') return stockOf(product).toLocaleString(i18n.language)
    return field === 'category' ? t(`common:category.${product.category}`) : null
  }
  const detailOf = (row: PublicationChange) => {
    if (row.kind === 'gone') return t('dryRun.gone')
    if (row.kind === 'added') {
      return t('dryRun.added', {
        category: t(`common:category.${row.product.category}`),
        price: formatPrice(row.product.price, i18n.language),
        stock: stockOf(row.product),
      })
    }
    return row.fields.map((field) => {
      const [before, after] = [valueOf(field, row.before), valueOf(field, row.product)]
      return (
        <span key={field}>
          <span>{t(`dryRun.field.${field}`)}</span>{' '}
          {before === null || after === null ? null : (
            <>
              <VisuallyHidden>{t('dryRun.from')}</VisuallyHidden>{' '}
              <del lang={lang(before)}>{before}</del> <span aria-hidden="true">→</span>{' '}
              <VisuallyHidden>{t('dryRun.to')}</VisuallyHidden>{' '}
              <ins lang={lang(after)}>{after}</ins>
            </>
          )}
        </span>
      )
    })
  }
  return (
    <Root>
      {/* Where a paragraph takes the focus, Orca says nothing; of a group it says the name alone. */}
      <div
        ref={headRef}
        className="head"
        role="group"
        aria-label={t('dryRun.compared', { file: source, ...counts })}
      >
        <span lang={lang(source)}>{source}</span>
        {(['added', 'changed', 'gone', 'unchanged'] as const).map((kind) => (
          <span key={kind}>
            <span>{t(`dryRun.count.${kind}`)}</span>{' '}
            <b>{counts[kind].toLocaleString(i18n.language)}</b>
          </span>
        ))}
      </div>
      {/* Safari removes the list role together with the bullets. */}
      <List role="list" aria-label={t('dryRun.list')}>
        {rows.slice(0, most).map((row) => (
          <li key={row.product.$id} data-gone={row.kind === 'gone' ? '' : undefined}>
            <Tag variant={tagOf[row.kind]}>{t(`dryRun.count.${row.kind}`)}</Tag>
            <b lang={lang(row.product.productName)}>{row.product.productName}</b>
            <span className="what">{detailOf(row)}</span>
          </li>
        ))}
        {rows.length > most ? (
          <li>
            <span className="what">{t('dryRun.more', { count: rows.length - most })}</span>
          </li>
        ) : null}
        {rows.length === 0 ? (
          <li>
            <span className="what">{t('dryRun.same')}</span>
          </li>
        ) : null}
      </List>
    </Root>
  )
}
