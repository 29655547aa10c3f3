import type { ReactNode } from 'react'
import styles from './Container.module.css'

export interface ContainerProps {
  /** Content of the page. */
  readonly children: ReactNode
}

/** The page's measure (brief §3): at most 1240 px, from 1536 px on 1480, gutters of 20, 32 and 40 px. */
export const Container = ({ children }: ContainerProps) => (
  <div className={styles.root}>{children}</div>
)
