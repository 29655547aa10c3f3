import styles from './Meter.module.css'

export interface MeterProps {
  /** What is measured, for assistive technology: 「浏览器存储」 / "Storage in this browser". */
  readonly label: string
  /** Value in the unit of {@link max}. Values outside 0 to `max` are clamped. */
  readonly value: number
  /** Largest value. */
  readonly max: number
  /** The figures as text, always shown: 「已用1.85 MB，共5 MB」. */
  readonly valueText: string
  /** Severity of the value. @defaultValue 'normal' */
  readonly level?: 'normal' | 'warning' | 'error'
}

/** An amount within a known range (brief §5, storage meter) as a thin line, with its figures as text. */
export const Meter = ({ label, value, max, valueText, level = 'normal' }: MeterProps) => {
  const clamped = Math.min(Math.max(value, 0), max)
  return (
    <div className={styles.root}>
      <div
        className={styles.track}
        role="meter"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={clamped}
        aria-valuetext={valueText}
      >
        <div
          className={styles.bar}
          data-level={level}
          style={{ scale: `${max === 0 ? 0 : clamped / max} 1` }}
        />
      </div>
      {/* Not every screen reader says the value of a meter. */}
      <span>{valueText}</span>
    </div>
  )
}
