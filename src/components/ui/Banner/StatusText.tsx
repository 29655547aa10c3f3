import { useLiveRegionReady } from './useLiveRegionReady.ts'
import styles from './StatusText.module.css'

export interface StatusTextProps {
  /** The sentence. */
  readonly children: string
}

/** A sentence that is announced politely, also when it comes with its page. */
export const StatusText = ({ children }: StatusTextProps) => {
  const ready = useLiveRegionReady(true)
  return (
    <span role="status">
      <span className={styles.text} data-waiting={ready ? undefined : ''}>
        {children}
      </span>
    </span>
  )
}
