import { Svg } from '#components/illustrations/Svg/Svg.tsx'
import { wordmarks } from './wordmarks.tsx'
import styles from './Logo.module.css'

export interface LogoProps {
  /** Name of the brand, from `locales` (decision B1). A name without a wordmark is shown as text. */
  readonly name: string
  /** `mark` is the sign without the name, for heights below 26 px (brief §7). @defaultValue 'full' */
  readonly form?: 'full' | 'mark'
}

const sign = (
  <>
    <path
      d="M11 8C25.5 18 25.5 46 11 56M53 8C38.5 18 38.5 46 53 56"
      fill="none"
      stroke="currentColor"
      strokeWidth="7"
    />
    <circle cx="32" cy="32" r="4.6" fill="var(--live)" />
  </>
)

const Sign = () => (
  <span className={styles.drawing}>
    <Svg viewBox="0 0 64 64">{sign}</Svg>
  </span>
)

/**
 * Logo of the brand, as high as its container: two arcs form an X, with a live point between them.
 * Decoration: the link or heading around it has the name.
 */
export const Logo = ({ name, form = 'full' }: LogoProps) => {
  const wordmark = wordmarks.get(name)
  if (form === 'mark') return <Sign />
  if (wordmark === undefined)
    return (
      <span className={styles.written} aria-hidden="true">
        <Sign />
        <span>{name}</span>
      </span>
    )
  return (
    <span className={styles.drawing}>
      <Svg viewBox={`0 0 ${String(wordmark.width)} 40`}>
        <g transform="translate(0 2) scale(.5625)">{sign}</g>
        {wordmark.paths}
      </Svg>
    </span>
  )
}
