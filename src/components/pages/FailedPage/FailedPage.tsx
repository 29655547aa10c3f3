import type { ReactNode } from 'react'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import styles from './FailedPage.module.css'

export interface FailedPageProps {
  /** What happened, as a heading. */
  readonly title: string
  /** What it means, and what still works. */
  readonly children: ReactNode
  /** Text of the button that tries again. */
  readonly action: string
  /** Tries again. */
  readonly onAction: () => void
}

/** A page that cannot be shown now, with one way on: the session check failed, or the page itself. */
export const FailedPage = ({ title, children, action, onAction }: FailedPageProps) => (
  <Container>
    <div className={styles.root}>
      <NotFoundIllustration />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.text}>{children}</p>
      <div className={styles.action}>
        <Button variant="outline" onClick={onAction}>
          {action}
        </Button>
      </div>
    </div>
  </Container>
)
