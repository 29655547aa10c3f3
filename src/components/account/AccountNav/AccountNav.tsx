import { useTranslation } from 'react-i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'
import styles from './AccountNav.module.css'

const events = ['scroll', 'resize', 'focusin'] as const

const subscribe = (changed: () => void) => {
  for (const name of events) window.addEventListener(name, changed, { passive: true })
  return () => {
    for (const name of events) window.removeEventListener(name, changed)
  }
}

/** The last section that starts in the upper third of the window, or above. */
const reachedSection = (ids: readonly string[]): number =>
  ids.findLastIndex((id) => {
    const section = document.getElementById(id)
    return section !== null && section.getBoundingClientRect().top <= window.innerHeight / 3
  })

const isAtEnd = (): boolean =>
  window.scrollY > 0 &&
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1

/**
 * The section that is being read. At the end of the page the last ones cannot reach the top: there the
 * focus decides, or the last section counts.
 *
 * @param ids - ids of the sections, in the order of the page
 */
const useCurrentSection = (ids: readonly string[]): string | undefined => {
  const all = ids.join(' ')
  const read = useCallback(() => {
    const sections = all.split(' ')
    const reached = reachedSection(sections)
    if (!isAtEnd()) return sections[Math.max(reached, 0)]
    const focused = sections.findIndex((id) =>
      document.getElementById(id)?.contains(document.activeElement),
    )
    return sections.at(focused >= Math.max(reached, 0) ? focused : -1)
  }, [all])
  return useSyncExternalStore(subscribe, read, () => ids[0])
}

/** A section of the account page. */
export interface AccountNavItem {
  /** Id of the section. */
  readonly id: string
  /** Its heading. */
  readonly title: string
}

export interface AccountNavProps {
  /** The sections, in the order of the page. */
  readonly items: ReadonlyArray<AccountNavItem>
}

/** The sections of the account page as links; the one that is being read is marked. */
export const AccountNav = ({ items }: AccountNavProps) => {
  const { t } = useTranslation('account')
  const current = useCurrentSection(items.map(({ id }) => id))
  return (
    <nav className={styles.root} aria-label={t('sections')}>
      <ul className={styles.list}>
        {items.map(({ id, title }) => (
          <li key={id} className={styles.section}>
            <AppLink
              to={`${paths.account}#${id}`}
              variant="plain"
              current={id === current ? 'location' : false}
            >
              {title}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
