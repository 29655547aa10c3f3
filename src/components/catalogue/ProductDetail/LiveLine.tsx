import { chakra } from '@chakra-ui/react/styled-system'
import type { Port } from '#assets/drawings.ts'
import styles from './LiveLine.module.css'

export interface LiveLineProps {
  /** Where it begins: a point of an illustration, or the corner of any other picture. */
  readonly from: Port | 'corner'
  /** Where it leads: to the rule of the specifications, or through an open switch. */
  readonly to: 'rule' | 'switch'
}

/** Below its foot, at the left. */
const corner: Port = { x: 12, y: 240 }

/** Below the objects, which end at 200, and above the label of a product that is out of stock. */
const underneath = 205

const part = (units: number) => `calc(var(--frame) * ${String(units / 320)})`

const startAt = ({ x, y, below = false }: Port) => ({
  '--port-x': part(x),
  '--port-y': part(y),
  '--level': below ? part(underneath) : 'var(--port-y)',
})

/**
 * The live line of a product: it leaves the picture and becomes the rule of the specifications. Out of
 * stock, a switch interrupts it. Decoration.
 */
export const LiveLine = ({ from, to }: LiveLineProps) => (
  <chakra.div
    className={styles.root}
    aria-hidden="true"
    data-to={to}
    css={startAt(from === 'corner' ? corner : from)}
  >
    <span className={styles.across} />
    <span className={styles.down} />
    <span className={styles.rise} />
    <span className={styles.port} />
    {to === 'switch' ? (
      <>
        <svg className={styles.switch} width="16" height="26" viewBox="0 0 16 26">
          <circle cx="4" cy="2" r="2.5" />
          <circle cx="4" cy="23" r="3" />
          <path d="M4 2 13 20" />
        </svg>
        <span className={styles.dead} />
      </>
    ) : null}
  </chakra.div>
)
