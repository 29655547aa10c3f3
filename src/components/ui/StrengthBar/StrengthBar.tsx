import { memo, useId } from 'react'
import styles from './StrengthBar.module.css'

export interface StrengthBarProps {
  /** What is rated: 「密码强度」 / "Password strength". */
  readonly label: string
  /** How many of the five segments are filled, 0 to 5 (spec §5). */
  readonly score: number
  /** Colour of segments and text: score 0–2, 3, 4–5; `none` while there is nothing to rate. */
  readonly level: 'none' | 'weak' | 'medium' | 'strong'
  /** The level as text: 「弱」 / "Weak". */
  readonly levelText: string
  /** The rating is not the whole truth, and a warning says why: the segments are hatched. @defaultValue false */
  readonly hatched?: boolean
}

const segments = [1, 2, 3, 4, 5] as const

/**
 * Five segments and the level as text (spec §5, brief §5). The rating is readable without colour.
 */
export const StrengthBar = memo(function StrengthBar({
  label,
  score,
  level,
  levelText,
  hatched = false,
}: StrengthBarProps) {
  const labelId = useId()
  return (
    <div className={styles.root}>
      <div
        className={styles.bar}
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={segments.length}
        aria-valuenow={score}
        aria-valuetext={levelText}
      >
        {segments.map((segment) => (
          <span
            className={styles.segment}
            key={segment}
            data-level={segment <= score ? level : undefined}
            data-hatched={hatched && segment <= score ? '' : undefined}
          />
        ))}
      </div>
      <div className={styles.labels}>
        <span className={styles.label} id={labelId}>
          {label}
        </span>
        <span className={styles.level} data-level={level}>
          {levelText}
        </span>
      </div>
    </div>
  )
})
