import type { ReactNode } from 'react'
import { SkipLink } from '#components/layout/SkipLink/SkipLink.tsx'
import { Announcer } from '#components/ui/Announcer/Announcer.tsx'
import styles from './PageLayout.module.css'

export interface PageLayoutProps {
  /** The {@link Header}. */
  readonly header: ReactNode
  /** The page. */
  readonly children: ReactNode
  /** The {@link Footer}. */
  readonly footer: ReactNode
}

/** Layout of every page (spec §2): skip link, header, main landmark, footer at the bottom. */
export const PageLayout = ({ header, children, footer }: PageLayoutProps) => (
  <div className={styles.root}>
    <SkipLink target="main" />
    {header}
    <main className={styles.main} id="main">
      {children}
    </main>
    {footer}
    <Announcer />
  </div>
)
