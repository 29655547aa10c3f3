import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { fieldLabels } from '#components/manage/ProductForm/fieldLabels.ts'
import { Tag } from '#components/ui/Tag/Tag.tsx'
import {
  changesOf,
  type ImportFile,
  type ImportRow,
  type RowNote,
} from '#domain/catalogue/importPlan.ts'
import type { LeftOut } from '#domain/catalogue/codec.ts'
import { categories, type Product } from '#domain/catalogue/product.ts'
import { formatPrice } from '#domain/format.ts'
import { typedLang } from '#domain/language.ts'
import type { Translate } from '#locales/index.ts'
import styles from './ImportLine.module.css'

export interface ImportLineProps {
  /** The record and what happens to it. */
  readonly row: ImportRow
  /** What the file is: its places are records or rows. */
  readonly source: ImportFile['source']
}

type RowOf<Action extends ImportRow['action']> = Extract<ImportRow, { readonly action: Action }>

/** Why a row is refused. */
const refusalOf = (row: RowOf<'reject'>, t: Translate): string => {
  const { reason, number, cell, heading } = row
  if (number !== undefined && (reason === 'badPrice' || reason === 'badStock'))
    return t(`manage:import.number.${number}`, { field: t(`manage:import.field.${reason}`) })
  if (cell === undefined) return t(`manage:import.reject.${reason}`)
  if (reason === 'badCategory') {
    const words = categories
      .map((category) => t(`common:category.${category}`))
      .join(t('manage:failure.sheetSeparator'))
    return cell === ''
      ? t('manage:import.noCategory', { words })
      : t('manage:import.unknownCategory', { text: cell, words })
  }
  if (reason === 'badAvailability') return t('manage:import.unknownAvailability', { text: cell })
  return heading === undefined
    ? t(`manage:import.reject.${reason}`)
    : t('manage:import.spoiled', { name: heading, text: cell })
}

/** What an update changes. */
const changesIn = (row: RowOf<'update'>, t: Translate, language: string): string => {
  const changed = changesOf(row.before, row)
  const fields = changed
    .filter((field) => field !== 'price')
    .map((field) => t(`manage:${fieldLabels[field]}`))
  const priceOf = ({ price }: Product) => formatPrice(price, language)
  const prices = { from: priceOf(row.before), to: priceOf(row.product) }
  return [
    ...(changed.includes('price') ? [t('manage:import.price', prices)] : []),
    ...(fields.length > 0
      ? [t('manage:import.changes', { fields: fields.join(t('manage:failure.sheetSeparator')) })]
      : []),
  ].join(t('manage:import.and'))
}

const lostText = (lost: LeftOut, t: Translate): string => {
  if (lost.part === 'picture') return t('manage:import.leftOut.picture')
  if (lost.part === 'specification')
    return t('manage:import.leftOut.specification', { name: lost.name })
  return t(`manage:import.leftOut.${lost.why}`, { name: lost.name, text: lost.text })
}

/** A row of a sheet has up to 16,384 cells; a person reads a few lines. */
const mostLeftOut = 10

/** What a person should look at before the row is imported. */
const looksOf = (row: RowOf<'add' | 'update'>, t: Translate): readonly string[] => {
  const { notes = [], leftOut = [], product } = row
  const before = row.action === 'update' ? row.before : product
  const isReplaced =
    before.productName !== product.productName || before.category !== product.category
  const shown = notes.filter((note): note is Exclude<RowNote, 'ownNumber'> => note !== 'ownNumber')
  return [
    // Another product has this id: it would be lost.
    ...(isReplaced
      ? [
          t('manage:import.replaces', {
            name: before.productName,
            category: t(`common:category.${before.category}`),
          }),
        ]
      : []),
    ...shown.map((note) => t(`manage:import.note.${note}`)),
    ...leftOut.slice(0, mostLeftOut).map((lost) => lostText(lost, t)),
    ...(leftOut.length > mostLeftOut
      ? [t('manage:import.leftOut.more', { count: leftOut.length - mostLeftOut })]
      : []),
  ]
}

/** One record of an import file: its tag, its name and what happens to it or why it cannot be. */
export const ImportLine = memo(function ImportLine({ row, source }: ImportLineProps) {
  const { t, i18n } = useTranslation(['manage', 'common'])
  const place = { number: row.index + 1 }
  const text = () => {
    switch (row.action) {
      case 'add':
        return [
          t(`common:category.${row.product.category}`),
          formatPrice(row.product.price, i18n.language),
        ].join(t('import.comma'))
      case 'update':
        return changesIn(row, t, i18n.language)
      case 'skip':
        return t(`import.skip.${row.reason}`)
      case 'reject': {
        const said = { ...place, reason: refusalOf(row, t) }
        return source === 'sheet' ? t('import.rejectedRow', said) : t('import.rejectedRecord', said)
      }
    }
  }
  const name =
    row.name !== '' || row.action === 'reject'
      ? row.name
      : source === 'sheet'
        ? t('import.row', place)
        : t('import.record', place)
  return (
    <li className={styles.root}>
      <span className={styles.tag}>
        <Tag variant={row.action}>{t(`import.action.${row.action}`)}</Tag>
      </span>
      <div>
        {name === '' ? null : (
          <b className={styles.name} lang={typedLang(row.name, i18n.language)}>
            {name}
          </b>
        )}
        <p className={styles.text}>{text()}</p>
        {'product' in row
          ? looksOf(row, t).map((look, at) => (
              // Two may be alike.
              <p className={styles.look} key={at}>
                {look}
              </p>
            ))
          : null}
      </div>
    </li>
  )
})
