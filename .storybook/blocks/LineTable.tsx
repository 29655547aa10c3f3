import type { Path, Points } from '#components/illustrations/Circuit/Circuit.tsx'
import * as account from '#components/auth/AuthLayout/line.ts'
import * as landing from '#components/landing/line.ts'
import { Table } from './Table.tsx'

const pages: readonly (readonly [string, Readonly<Record<string, Points | readonly number[]>>])[] =
  [
    ['Landing page', landing],
    ['Account pages', account],
  ]

const pathText = (path: Path) =>
  path
    .map(([column, row, , end]) => `${column} ${row}${end === undefined ? '' : ` (${end})`}`)
    .join(' → ')

const Paths = ({ of }: { readonly of: readonly Path[] }) =>
  of.map((path) => <div key={pathText(path)}>{pathText(path)}</div>)

const isPoints = (value: Points | readonly number[]): value is Points => !Array.isArray(value)

/** The points of the line in each block of each page. */
export const LineTable = () => (
  <Table
    label="Points of the line"
    heads={['Page', 'Block', 'Below 48 rem', 'From 48 rem']}
    rows={pages.flatMap(([page, blocks]) =>
      Object.entries(blocks).flatMap(([block, points]) => {
        if (!isPoints(points)) return []
        const { all = [], narrow = [], wide = [] } = points
        return [
          [
            page,
            <code key="block">{block}</code>,
            <Paths key="narrow" of={[...all, ...narrow]} />,
            <Paths key="wide" of={[...all, ...wide]} />,
          ],
        ]
      }),
    )}
  />
)
