import { Fragment } from 'react'
import { current } from './current.ts'
import styles from './Circuit.module.css'

const columns = ['rail', 'branch', 'page', 'source', 'end', 'pageEnd', 'railEnd'] as const
const rows = ['top', 'branch', 'wire', 'bottom'] as const

/**
 * A line down the block: a rail beside the page, an edge of the page, the end of a branch above a heading, or one that the
 * block sets: `--source` and `--end` are distances from its left edge.
 */
export type Column = (typeof columns)[number]

/** A line across the block: its edges, a branch above a heading, or `--wire`, a distance from its upper edge. */
export type Row = (typeof rows)[number]

/**
 * A place in a block, when the current arrives there, in ms, and what the line ends in. Between two points of the same
 * time nothing flows.
 */
export type Point = readonly [column: Column, row: Row, at: number, end?: 'point' | 'ring' | 'open']

/** Points in the order of the current. Each is in the column or in the row of the one before. */
export type Path = readonly Point[]

/** The paths in a block: in every width of the section, below 48 rem, or from there on. */
export type Points = Readonly<Partial<Record<'all' | 'narrow' | 'wide', readonly Path[]>>>

interface PieceProps {
  readonly from: Point
  readonly to: Point
  readonly dead: '' | undefined
}

/** From one point to the next. The current flows over a pale copy, so that nothing is missing. */
const Piece = ({ from: [fromX, fromY, start], to: [toX, toY, end], dead }: PieceProps) => {
  const isDown = fromX === toX
  const isForward = isDown
    ? rows.indexOf(fromY) < rows.indexOf(toY)
    : columns.indexOf(fromX) < columns.indexOf(toX)
  const [first, last] = isForward ? ['0%', '100%'] : ['100%', '0%']
  const ends = isDown
    ? { x1: '50%', y1: first, x2: '50%', y2: last }
    : { x1: first, y1: '50%', x2: last, y2: '50%' }
  return (
    <span className={styles.from} data-column={fromX} data-row={fromY} data-dead={dead}>
      <svg className={styles.piece} data-column={toX} data-row={toY}>
        <line {...ends} {...(start === end ? {} : current(start, end))} />
      </svg>
    </span>
  )
}

const radius = { point: 16, ring: 14, open: 12 } as const

export interface CircuitProps {
  /** Styles of the box that is drawn in, such as its place in a grid. @defaultValue the block around */
  readonly className?: string | undefined
  /** What is drawn in the block around, an element with a position. */
  readonly points: Points
  /** Whether the line is live. A dead one has the colour `--dead`. @defaultValue true */
  readonly lit?: boolean
}

/**
 * The live line behind a page, in one block of it (brief §1). Its points are in the grid of the page, which the page sets
 * as variables: `--edge` is the left edge of its content, `--rail` the centre of a rail, `--line` the thickness and `--pale`
 * the colour before the current comes. Decoration.
 */
export const Circuit = ({
  className,
  points: { all = [], narrow, wide },
  lit = true,
}: CircuitProps) => {
  const dead = lit ? undefined : ''
  const drawn = (path: Path) =>
    path.map((to, index) => {
      const from = path[index - 1]
      const [column, row, , end] = to
      return (
        <Fragment key={`${column} ${row}`}>
          {from === undefined ? null : <Piece from={from} to={to} dead={dead} />}
          {end === undefined ? null : (
            <svg
              className={styles.end}
              data-column={column}
              data-row={row}
              data-end={end}
              data-dead={dead}
              viewBox="-16 -16 32 32"
            >
              <circle r={radius[end]} pathLength={1} transform="rotate(180)" />
            </svg>
          )}
        </Fragment>
      )
    })
  return (
    <div className={[styles.root, className].join(' ')} aria-hidden="true">
      {all.map(drawn)}
      {narrow === undefined ? null : <div className={styles.narrow}>{narrow.map(drawn)}</div>}
      {wide === undefined ? null : <div className={styles.wide}>{wide.map(drawn)}</div>}
    </div>
  )
}
