import { useTranslation } from 'react-i18next'
import { keepUnits } from '#domain/catalogue/figures.ts'
import type { Specifications } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'
import styles from './SpecTable.module.css'

export interface SpecTableProps {
  /** Names and values, in the order they were entered (spec §3). */
  readonly specifications: Specifications
  /** Id of the heading that names the table. */
  readonly labelledBy?: string
}

/** From how many letters on a name gets most of the row on a small screen. */
const longName = 18

/** The specifications of a product: a row per name and value (spec §2). Rows wrap. */
export const SpecTable = ({ specifications, labelledBy }: SpecTableProps) => {
  const { language } = useTranslation('catalogue').i18n
  const long = Object.keys(specifications).some((name) => name.length > longName)
  return (
    <table className={styles.root} aria-labelledby={labelledBy} data-long={long ? '' : undefined}>
      <tbody>
        {Object.entries(specifications).map(([name, value], index) => (
          <tr key={index}>
            <th scope="row" lang={typedLang(name, language)}>
              {name}
            </th>
            <td className={styles.value} lang={typedLang(value, language)}>
              {keepUnits(value)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
