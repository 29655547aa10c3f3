import styles from './CircuitIllustration.module.css'

/** What stands on the circuit between source and lamp. */
export type CircuitState = 'open' | 'switched' | 'strength' | 'code' | 'closed'

export interface CircuitIllustrationProps {
  /**
   * An open or a closed switch, five breakers of a password, six breakers of a code, or the closed circuit. `--drop`
   * lowers the row of the source under the lamp.
   */
  readonly state: CircuitState
  /** How many breakers are lit, from the left. @defaultValue 0 */
  readonly lit?: number
}

/** From the source to the corner under the lamp; a lowered row brings the side of the corner along. */
const row = 'M96 392H508V130'
const upper = 'M508 392V128H0'

/** Where the current ends in the row: at the switch, behind the last lit breaker, or nowhere. */
const reach = (state: CircuitState, lit: number): string => {
  switch (state) {
    case 'open':
      return '192 700'
    case 'switched':
      return '700 700'
    case 'strength':
      return `${String(Math.max(102, 78 + 56 * lit))} 700`
    case 'code':
      return `${String(Math.max(94, 78 + 48 * lit))} 700`
    case 'closed':
      return 'none'
  }
}

const breakers = { strength: [198, 254, 310, 366, 422], code: [190, 238, 286, 334, 382, 430] }

interface BreakersProps {
  readonly state: 'strength' | 'code'
  readonly lit: number
}

const Breakers = ({ state, lit }: BreakersProps) =>
  breakers[state].map((x, index) => (
    <rect
      key={x}
      x={x}
      y="376"
      width="32"
      height="32"
      fill={index < lit ? 'var(--live)' : 'var(--ground)'}
      stroke={index < lit ? 'var(--live)' : 'var(--dead)'}
    />
  ))

const Switch = ({ current }: { readonly current: string }) => (
  <>
    <path d="M292 384h72v16h-72Z" fill="var(--ground)" />
    <path className={styles.lever} d="M292 392 356 346" stroke="var(--live)" />
    <circle cx="290" cy="392" r="9" fill="var(--live)" />
    <circle cx="366" cy="392" r="7" fill="var(--ground)" stroke={current} />
  </>
)

const rays = 'M288 60V44M288 196V212M240 80 229 69M336 80 347 69M240 176 229 187M336 176 347 187'

/**
 * The circuit of the account pages on a ground of 560 × 560: source, switch or breakers, lamp. It
 * leaves at the left, at y = 128. Decoration: the text of the page says the same.
 */
export const CircuitIllustration = ({ state, lit = 0 }: CircuitIllustrationProps) => {
  const hasSwitch = state === 'open' || state === 'switched'
  const closed = state === 'closed' || state === 'switched'
  const current = closed ? 'var(--live)' : 'var(--dead)'
  return (
    <svg className={styles.root} viewBox="0 0 560 560" aria-hidden="true" data-state={state}>
      <path d={upper} stroke={current} shapeRendering="crispEdges" />
      <g className={styles.source}>
        <path d={row} stroke="var(--dead)" shapeRendering="crispEdges" />
        <path
          d={row}
          stroke="var(--live)"
          shapeRendering="crispEdges"
          strokeDasharray={reach(state, lit)}
        />
        <path
          d="M36 318C78 350 78 434 36 466M156 318C114 350 114 434 156 466"
          stroke="var(--arc)"
          strokeWidth="20"
        />
        <circle cx="96" cy="392" r="12" fill="var(--live)" />
        {hasSwitch ? (
          <Switch current={current} />
        ) : (
          <Breakers {...(state === 'closed' ? { state: 'code', lit: 6 } : { state, lit })} />
        )}
      </g>
      <circle
        cx="288"
        cy="128"
        r="56"
        stroke={current}
        fill={closed ? 'var(--live)' : 'var(--ground)'}
      />
      <path
        d="M248.4 88.4 327.6 167.6M327.6 88.4 248.4 167.6"
        stroke={closed ? 'var(--ground)' : current}
      />
      {closed ? <path d={rays} stroke="var(--live)" /> : null}
    </svg>
  )
}
