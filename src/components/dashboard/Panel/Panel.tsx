import { useId, type ReactNode } from 'react'
import styles from './Panel.module.css'

export interface PanelProps {
  /** Heading of the panel, and the name of its region. */
  readonly title: string
  /** What the panel is for, in a sentence or two. */
  readonly text?: ReactNode
  /** What can be seen and done here. */
  readonly children?: ReactNode
  /** Buttons; beside the heading from 768 px. */
  readonly tools?: ReactNode
  /** A picture; beside everything else from 1024 px, above the content before. */
  readonly aside?: ReactNode
  /** For what is rarely needed: a line above it instead of a box, smaller and muted. @defaultValue false */
  readonly quiet?: boolean
}

/** A box of the dashboard with a heading and a sentence (brief §5). */
export const Panel = ({ title, text, children, tools, aside, quiet = false }: PanelProps) => {
  const id = useId()
  return (
    <section
      className={styles.root}
      aria-labelledby={id}
      data-aside={aside === undefined ? undefined : ''}
      data-quiet={quiet ? '' : undefined}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} id={id}>
            {title}
          </h2>
          {text === undefined ? null : <p className={styles.text}>{text}</p>}
        </div>
        {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
      </div>
      {aside === undefined ? null : <div className={styles.aside}>{aside}</div>}
      {children === undefined ? null : <div className={styles.content}>{children}</div>}
    </section>
  )
}
