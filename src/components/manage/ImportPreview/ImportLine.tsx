import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '#domain/format.ts'
import { Tag } from '#components/ui/Tag/Tag.tsx'
import type { ImportRow } from '#domain/catalogue/importPlan.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'

/** Props of {@link ImportLine}. */
export interface ImportLineProps {
  /** The record and what happens to it. */
  readonly row: ImportRow
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
export const ImportLine = memo(function ImportLine({ row, before }: ImportLineProps) {
  const { t, i18n } = useTranslation(['manage', 'common'])
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
        const why = t(`import.reject.${row.reason}`)
        const number = row.index + 1
        return row.name === '' ? why : t('import.rejectedRecord', { number, reason: why })
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
          {row.name === '' ? t('import.record', { number: row.index + 1 }) : row.name}
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
