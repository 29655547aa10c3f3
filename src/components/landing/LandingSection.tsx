import type { ComponentProps, ReactNode } from 'react'
import styles from './LandingSection.module.css'

export interface LandingSectionProps extends Pick<
  ComponentProps<'section'>,
  'id' | 'aria-label' | 'aria-labelledby'
> {
  /** @defaultValue 'section' */
  readonly as?: 'section' | 'nav'
  /** The colour behind it, as wide as the window. @defaultValue that of the page */
  readonly ground?: 'subtle' | 'inverted'
  /** Styles of the block around the content, which is as wide as the window. @defaultValue none */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A section of the landing page: its content, and its part of the line. */
export const LandingSection = ({
  as: Root = 'section',
  ground,
  className,
  children,
  ...attributes
}: LandingSectionProps) => (
  <Root className={styles.root} {...attributes}>
    <div className={[styles.block, className].join(' ')} data-ground={ground}>
      {children}
    </div>
  </Root>
)

/** Heading of a section of the landing page. */
export const SectionHeading = ({ children, ...props }: ComponentProps<'h2'>) => (
  <h2 className={styles.heading} {...props}>
    {children}
  </h2>
)

/** The sentence under the heading. */
export const SectionLead = (props: ComponentProps<'p'>) => <p className={styles.lead} {...props} />

/** A clause that stays in one line where it fits: Chinese has no spaces to break at. */
export const Clause = (props: ComponentProps<'span'>) => (
  <span className={styles.clause} {...props} />
)
