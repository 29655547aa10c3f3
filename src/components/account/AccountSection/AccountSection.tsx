import type { ReactNode } from 'react'
import styles from './AccountSection.module.css'

export interface AccountSectionProps {
  /** Id of the section, which the navigation leads to. */
  readonly id: string
  /** Heading, and the name of the region. */
  readonly title: string
  /** What it is for, in a sentence. */
  readonly text: string
  /** The forms and lists. */
  readonly children: ReactNode
  /** What it shows is being read for the first time. @defaultValue false */
  readonly reading?: boolean
}

/** A part of the account page: heading and sentence, beside them what can be done. */
export const AccountSection = ({
  id,
  title,
  text,
  children,
  reading = false,
}: AccountSectionProps) => (
  <section
    className={styles.root}
    id={id}
    aria-labelledby={`${id}-title`}
    aria-busy={reading ? true : undefined}
  >
    <div>
      <h2 className={styles.title} id={`${id}-title`}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </div>
    <div className={styles.content}>{children}</div>
  </section>
)
