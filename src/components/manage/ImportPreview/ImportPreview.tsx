import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { fieldLabels } from '#components/manage/ProductForm/fieldLabels.ts'
import { panel } from '#components/manage/panel.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { StatusText } from '#components/ui/Banner/StatusText.tsx'
import { Tag } from '#components/ui/Tag/Tag.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import {
  changesOf,
  type ImportAction,
  type ImportPlan,
  type ImportRow,
} from '#domain/catalogue/importPlan.ts'
import { categories, type Product } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
import type { Translate } from '#locales/index.ts'
import { typedLang } from '#domain/language.ts'

interface ImportLineProps {
  /** The record and what happens to it. */
  readonly row: ImportRow
  /** What the file is: its places are records or rows. */
  readonly source: ImportPlan['source']
  /** The product here that it would update. */
  readonly before: Product | undefined
}

const Item = chakra('li', {
  base: {
    // All tags share the column that the longest needs, in any language.
    display: 'grid',
    gridColumn: '1 / -1',
    gridTemplateColumns: 'subgrid',
    '@supports not (grid-template-columns: subgrid)': {
      gridTemplateColumns: '5.5rem minmax(0, 1fr)',
    },
    alignItems: 'start',
    paddingBlock: '2.5',
    borderBottomWidth: '1px',
    fontSize: 'sm',
    lineHeight: 'snugZh',
    // As wide as that column.
    '& > span > span': { display: 'block' },
    '& b': { fontWeight: 'semibold' },
    '& p': { fontSize: 'xs', color: 'fg.subtle' },
    '& p.look': { color: 'fg', fontWeight: 'semibold' },
  },
})

/** A rejected row. */
type Rejected = Extract<ImportRow, { readonly action: 'reject' }>

const refusalOf = (row: Rejected, t: Translate): string => {
  const { reason, number, cell, heading } = row
  if (number !== undefined && (reason === 'badPrice' || reason === 'badStock'))
    return t(`manage:import.badNumber.${reason}`, { reason: t(`manage:number.${number}`) })
  if (cell === undefined) return t(`manage:import.reject.${reason}`)
  if (reason === 'badCategory') {
    const words = categories.map((category) => t(`common:category.${category}`))
    return t(cell === '' ? 'manage:import.noCategory' : 'manage:import.unknownCategory', {
      text: cell,
      words: words.join(t('manage:failure.sheetSeparator')),
    })
  }
  if (reason === 'badAvailability') return t('manage:import.unknownAvailability', { text: cell })
  return reason === 'spoiledCell' && heading !== undefined
    ? t('manage:import.spoiled', { name: heading, text: cell })
    : t(`manage:import.reject.${reason}`)
}

const isAnother = (one: Product, other: Product): boolean =>
  one.productName !== other.productName || one.category !== other.category

/** One record of an import file: its tag, its name and what happens to it or why it cannot be. */
const ImportLine = memo(function ImportLine({ row, source, before }: ImportLineProps) {
  const { t, i18n } = useTranslation(['manage', 'common'])
  const number = row.index + 1
  const placed = source === 'sheet' ? 'import.rejectedRow' : 'import.rejectedRecord'
  const place = source === 'sheet' ? 'import.row' : 'import.record'
  const reason = () => {
    switch (row.action) {
      case 'add':
        return t(`common:category.${row.product.category}`)
      case 'update': {
        if (before === undefined) return t('import.changed')
        const changes = changesOf(before, row)
        const fields = changes.flatMap((field) => (field === 'price' ? [] : t(fieldLabels[field])))
        return [
          ...(changes.includes('price')
            ? [
                t('import.price', {
                  from: formatPrice(before.price, i18n.language),
                  to: formatPrice(row.product.price, i18n.language),
                }),
              ]
            : []),
          ...(fields.length > 0
            ? [t('import.changes', { fields: fields.join(t('failure.sheetSeparator')) })]
            : []),
        ].join(t('import.and'))
      }
      case 'skip':
        return t(`import.skip.${row.reason}`)
      case 'reject': {
        const why = refusalOf(row, t)
        return row.name === '' ? why : t(placed, { number, reason: why })
      }
    }
  }
  const leftOut = 'leftOut' in row ? (row.leftOut ?? []) : []
  // Another product stands under the id: it would be lost.
  const replaced = row.action === 'update' && before !== undefined && isAnother(before, row.product)
  return (
    <Item>
      <span>
        <Tag variant={row.action}>{t(`import.action.${row.action}`)}</Tag>
      </span>
      <div>
        <b lang={typedLang(row.name, i18n.language)}>
          {row.name === '' ? t(place, { number }) : row.name}
        </b>
        <p>{reason()}</p>
        {replaced ? (
          <p className="look">
            {t('import.replaces', {
              name: before.productName,
              category: t(`common:category.${before.category}`),
            })}
          </p>
        ) : null}
        {'notes' in row && row.notes.includes('looseQuote') ? (
          <p className="look">{t('import.looseQuote')}</p>
        ) : null}
        {leftOut.map((lost) => (
          <p className="look" key={lost.part === 'picture' ? '' : `#${lost.name}`}>
            {lost.part === 'picture'
              ? t('import.leftOut.picture')
              : lost.part === 'cell'
                ? t(`import.leftOut.${lost.why}`, { name: lost.name, text: lost.text })
                : t('import.leftOut.specification', { name: lost.name })}
          </p>
        ))}
      </div>
    </Item>
  )
})

export interface ImportPreviewProps {
  /** What the file would do (decision P4). */
  readonly plan: ImportPlan
  /** The products here now, to say what an update changes. */
  readonly products: ReadonlyArray<Product>
  /** The import is being written: shown in place of the buttons. */
  readonly progress?: ReactNode
  /** Writes everything that is to be added or updated, in one step. */
  readonly onConfirm: () => void
  /** Leaves everything as it is. */
  readonly onCancel: () => void
}

const Panel = chakra('section', {
  base: {
    ...panel,
  },
})
const Summary = chakra('p', {
  base: {
    fontWeight: 'semibold',
    fontVariantNumeric: 'tabular-nums lining-nums',
    ...shortText,
  },
})
const Intro = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', ...shortText } })
const List = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, max-content) minmax(0, 1fr)',
    columnGap: '3',
    alignContent: 'start',
    // On a phone the page scrolls.
    maxHeight: { md: 'min(32rem, 60dvh)' },
    overflowY: { md: 'auto' },
    overscrollBehavior: { md: 'contain' },
    borderBlockWidth: '1px',
    '& > :last-of-type': { borderBottomWidth: 0 },
  },
})
const Buttons = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    // Beside a long list on a phone, but not where they would hide it.
    '@media (max-width: 47.99rem) and (min-height: 30rem)': {
      position: 'sticky',
      insetBlockEnd: 0,
      marginBlockEnd: '-5',
      paddingBlockStart: '3',
      paddingBlockEnd: '5',
      background: 'bg.panel',
      borderBlockStartWidth: '1px',
      borderEndStartRadius: 'lg',
      borderEndEndRadius: 'lg',
    },
  },
})

/** Records that need a look come first. */
const order: Readonly<Record<ImportAction, number>> = { reject: 0, update: 1, add: 2, skip: 3 }
const encodingNames = {
  gb18030: 'import.encoding.simplified',
  big5: 'import.encoding.traditional',
  'windows-1252': 'import.encoding.western',
} as const

/** Rows that can be imported and need a look stand before their like. */
const placeOf = (row: ImportRow): number => {
  const needsLook =
    'product' in row && (row.leftOut !== undefined || row.notes?.includes('looseQuote') === true)
  return order[row.action] - (needsLook ? 0.5 : 0)
}
const step = 50

/**
 * What an import would do, a line per record (decision P4): add, update, skip, or reject with the
 * reason. Nothing has changed yet; the button carries the number.
 */
export const ImportPreview = ({
  plan,
  products,
  progress,
  onConfirm,
  onCancel,
}: ImportPreviewProps) => {
  const { t } = useTranslation('manage')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(step)
  const rows = useMemo(() => [...plan.rows].sort((a, b) => placeOf(a) - placeOf(b)), [plan])
  const present = useMemo(
    () => new Map(products.map((product) => [product.$id, product])),
    [products],
  )
  useEffect(() => {
    if (heading.current !== null) focusOnce(heading.current)
  }, [])
  const { add, update, skip, reject } = plan.counts
  const rest = rows.length - shown
  const { encoding } = plan
  const hasOwnNumbers = rows.some((row) => 'notes' in row && row.notes.includes('ownNumber'))
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {t('import.title')}
      </h2>
      <div>
        <Summary>
          <StatusText>{t('import.summary', { add, update, skip, reject })}</StatusText>
        </Summary>
        <Intro>{t('import.intro')}</Intro>
        {hasOwnNumbers ? <Intro>{t('import.ownNumbers')}</Intro> : null}
      </div>
      {encoding === undefined ? null : (
        <Banner
          tone="warning"
          title={t('import.encoding.title', { encoding: t(encodingNames[encoding.name]) })}
        >
          <p>{t('import.encoding.letters', { letters: encoding.letters.join(t('import.gap')) })}</p>
        </Banner>
      )}
      {/* A scrolling area needs a tab stop to be scrolled by keyboard. */}
      <List aria-label={t('import.list')} tabIndex={0}>
        {rows.slice(0, shown).map((row) => (
          <ImportLine
            key={row.index}
            row={row}
            source={plan.source}
            before={'product' in row ? present.get(row.product.$id) : undefined}
          />
        ))}
      </List>
      {rest > 0 ? (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + step * 4)}>
          {t('import.showMore', { count: Math.min(rest, step * 4) })}
        </Button>
      ) : null}
      {progress ?? (
        <Buttons>
          {add + update === 0 ? (
            <Button disabled>{t('import.nothing')}</Button>
          ) : (
            <Button onClick={onConfirm}>{t('import.confirm', { count: add + update })}</Button>
          )}
          <Button variant="outline" onClick={onCancel}>
            {t('import.cancel')}
          </Button>
        </Buttons>
      )}
    </Panel>
  )
}
