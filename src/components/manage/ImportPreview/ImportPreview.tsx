import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useId, useMemo, useRef, useState, type ReactNode, memo } from 'react'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { Tag } from '#components/ui/Tag/Tag.tsx'
import { focusOnce } from '#components/ui/focusOnce.ts'
import type { ImportAction, ImportPlan, ImportRow } from '#domain/catalogue/importPlan.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
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
    '& b': { fontWeight: 'semibold' },
    '& p': { fontSize: 'xs', color: 'fg.subtle' },
  },
})

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
      case 'update':
        return before !== undefined && before.price !== row.product.price
          ? t('import.price', {
              from: formatPrice(before.price, i18n.language),
              to: formatPrice(row.product.price, i18n.language),
            })
          : t('import.changed')
      case 'skip':
        return t(`import.skip.${row.reason}`)
      case 'reject': {
        const why =
          row.number === undefined || (row.reason !== 'badPrice' && row.reason !== 'badStock')
            ? t(`import.reject.${row.reason}`)
            : t(`import.badNumber.${row.reason}`, { reason: t(`number.${row.number}`) })
        return row.name === '' ? why : t(placed, { number, reason: why })
      }
    }
  }
  const leftOut = 'leftOut' in row ? (row.leftOut ?? []) : []
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
        {leftOut.map((lost) => (
          <p key={lost.part === 'picture' ? '' : `#${lost.name}`}>
            {lost.part === 'picture'
              ? t('import.leftOut.picture')
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
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    padding: { base: '5', md: '7' },
    borderWidth: '1px',
    borderRadius: 'lg',
    background: 'bg.panel',
    animation: 'riseIn {durations.base} {easings.out}',
    '& > h2': { fontSize: 'xl', outline: 'none' },
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
    maxHeight: 'min(32rem, 60dvh)',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    borderBlockWidth: '1px',
    '& > :last-of-type': { borderBottomWidth: 0 },
  },
})
const Buttons = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '2.5' } })

/** Records that need a look come first. */
const order: Readonly<Record<ImportAction, number>> = { reject: 0, update: 1, add: 2, skip: 3 }
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
  const rows = useMemo(
    () => [...plan.rows].sort((a, b) => order[a.action] - order[b.action]),
    [plan],
  )
  const present = useMemo(
    () => new Map(products.map((product) => [product.$id, product])),
    [products],
  )
  useEffect(() => {
    if (heading.current !== null) focusOnce(heading.current)
  }, [])
  const { add, update, skip, reject } = plan.counts
  const rest = rows.length - shown
  return (
    <Panel aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {t('import.title')}
      </h2>
      <div>
        <Summary>{t('import.summary', { add, update, skip, reject })}</Summary>
        <Intro>{t('import.intro')}</Intro>
      </div>
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
