import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { Specifications } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'

/** Props of {@link SpecTable}. */
export interface SpecTableProps {
  /** Names and values, in the order they were entered (spec §3). */
  readonly specifications: Specifications
  /** Id of the heading that names the table. */
  readonly labelledBy?: string
}

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    borderTopWidth: 'strong',
    borderTopStyle: 'solid',
    borderTopColor: 'border.strong',
    '& th, & td': {
      paddingBlock: '13px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      borderBottomStyle: 'solid',
      borderBottomColor: 'border',
      lineHeight: 'snugZh',
      overflowWrap: 'anywhere',
    },
    '& th': { width: '38%', paddingInlineEnd: '4', fontWeight: 'normal', color: 'fg.muted' },
    '& td': { fontVariantNumeric: 'tabular-nums lining-nums' },
  },
})

/** The specifications of a product: a row per name and value (spec §2). Rows wrap. */
export const SpecTable = ({ specifications, labelledBy }: SpecTableProps) => {
  const { language } = useTranslation('catalogue').i18n
  return (
    <Table aria-labelledby={labelledBy}>
      <tbody>
        {Object.entries(specifications).map(([name, value]) => (
          <tr key={name}>
            <th scope="row" lang={typedLang(name, language)}>
              {name}
            </th>
            <td lang={typedLang(value, language)}>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
