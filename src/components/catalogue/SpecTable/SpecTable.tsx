import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { keepUnits } from '#domain/catalogue/display.ts'
import type { Specifications } from '#domain/catalogue/product.ts'
import { typedLang } from '#domain/language.ts'

export interface SpecTableProps {
  /** Names and values, in the order they were entered (spec §3). */
  readonly specifications: Specifications
  /** Id of the heading that names the table. */
  readonly labelledBy?: string
}

const Table = chakra('table', {
  base: {
    width: '100%',
    borderTopWidth: 'strong',
    borderTopColor: 'border.strong',
    '& th, & td': {
      paddingBlock: '13px',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottomWidth: '1px',
      lineHeight: 'snugZh',
      overflowWrap: 'anywhere',
      textWrap: 'balance',
    },
    '& th': { width: '38%', paddingInlineEnd: '4', fontWeight: 'normal', color: 'fg.muted' },
    '&[data-long] th': { width: { base: '62%', lg: '38%' } },
    '& td': { fontVariantNumeric: 'tabular-nums lining-nums', ...shortText },
  },
})

/** From how many letters on a name gets most of the row on a small screen. */
const longName = 18

/** The specifications of a product: a row per name and value (spec §2). Rows wrap. */
export const SpecTable = ({ specifications, labelledBy }: SpecTableProps) => {
  const { language } = useTranslation('catalogue').i18n
  const long = Object.keys(specifications).some((name) => name.length > longName)
  return (
    <Table aria-labelledby={labelledBy} data-long={long ? '' : undefined}>
      <tbody>
        {Object.entries(specifications).map(([name, value], index) => (
          <tr key={index}>
            <th scope="row" lang={typedLang(name, language)}>
              {name}
            </th>
            <td lang={typedLang(value, language)}>{keepUnits(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
