import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { SiteStyles } from './SiteStyles.tsx'

/** Props of {@link Table}. */
export interface TableProps {
  /** Accessible name of the table. */
  readonly label: string
  readonly heads: readonly ReactNode[]
  /** Widths of the columns. Defaults to the widths of their contents. */
  readonly widths?: readonly string[]
  /** Cells by row; the first cell of each names the row. */
  readonly rows: readonly (readonly ReactNode[])[]
}

const Scroller = chakra('div', { base: { color: 'fg' } })
const Rows = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    textStyle: 'small',
    // Tables below one another have the same columns, whatever is in them.
    '&[data-fixed=true]': { tableLayout: { md: 'fixed' } },
  },
})
const cell = {
  textAlign: 'start',
  verticalAlign: 'top',
  paddingBlock: '2',
  paddingInlineEnd: '4',
} as const
const Head = chakra('th', {
  base: {
    ...cell,
    textStyle: 'label',
    color: 'fg.muted',
    borderBlockEnd: '1px solid {colors.border.strong}',
  },
})
const RowHead = chakra('th', {
  base: {
    ...cell,
    fontWeight: 'normal',
    borderBlockEnd: '1px solid {colors.border}',
  },
})
const Cell = chakra('td', { base: { ...cell, borderBlockEnd: '1px solid {colors.border}' } })

/** A table of a documentation page, in its own scroll container (docs.css). */
export const Table = ({ label, heads, widths = [], rows }: TableProps) => (
  <SiteStyles>
    <Scroller className="scroller" role="region" aria-label={label} tabIndex={0}>
      <Rows data-fixed={widths.length > 0}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <Head key={column} scope="col" width={widths[column]}>
                {head}
              </Head>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <RowHead scope="row">
                {typeof first === 'string' ? <code>{first}</code> : first}
              </RowHead>
              {others.map((content, column) => (
                <Cell key={column}>{content}</Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </Rows>
    </Scroller>
  </SiteStyles>
)
