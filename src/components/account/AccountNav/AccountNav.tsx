import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { useCallback, useSyncExternalStore } from 'react'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'

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

// A row that scrolls sideways on a narrow screen, a column that stays in view on a wide one.
const Root = chakra('nav', {
  base: {
    minWidth: 0,
    '& > ul': {
      display: { base: 'flex', lg: 'grid' },
      gap: { base: '1', lg: '0' },
      position: { lg: 'sticky' },
      insetBlockStart: { lg: '6rem' },
      overflowX: { base: 'auto', lg: 'visible' },
      borderBlockEndWidth: { base: '1px', lg: '0' },
      borderInlineStartWidth: { lg: '1px' },
    },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      minHeight: { base: 'control.md', lg: '2.5rem' },
      paddingInline: { base: '2.5', lg: '4' },
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'sm',
      whiteSpace: 'nowrap',
      outlineOffset: '-3px',
      _hover: { color: 'fg', background: 'bg.subtle' },
    },
    '& li:first-of-type a': { paddingInlineStart: { base: '0', lg: '4' } },
    '& a[aria-current]': {
      position: 'relative',
      color: 'fg',
      fontWeight: 'semibold',
      _after: {
        content: '""',
        position: 'absolute',
        insetBlock: { base: 'auto 0', lg: '0' },
        insetInline: { base: '2.5', lg: '-1px auto' },
        height: { base: '2px', lg: 'auto' },
        width: { lg: '2px' },
        background: 'live',
        '@media (forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
    '& li:first-of-type a[aria-current]::after': { insetInlineStart: { base: '0', lg: '-1px' } },
  },
})

/** The sections of the account page as links; the one that is being read is marked. */
export const AccountNav = ({ items }: AccountNavProps) => {
  const { t } = useTranslation('account')
  const current = useCurrentSection(items.map(({ id }) => id))
  return (
    <Root aria-label={t('sections')}>
      <ul>
        {items.map(({ id, title }) => (
          <li key={id}>
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
    </Root>
  )
}
