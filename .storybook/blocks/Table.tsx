import { ChakraProvider } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { system } from '#components/theme/system.ts'

/** Props of {@link Table}. */
export interface TableProps {
  /** Accessible name of the table. */
  readonly label: string
  readonly heads: readonly ReactNode[]
  /** Cells by row; the first cell of each names the row. */
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A table of a documentation page, as Storybook draws one, in its own scroll container (docs.css). */
export const Table = ({ label, heads, rows }: TableProps) => (
  <ChakraProvider value={system}>
    <div className="scroller">
      <table aria-label={label}>
        <thead>
          <tr>
            {heads.map((head, column) => (
              <th key={column} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...others], row) => (
            <tr key={row}>
              <th scope="row">{typeof first === 'string' ? <code>{first}</code> : first}</th>
              {others.map((content, column) => (
                <td key={column}>{content}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  </ChakraProvider>
)
