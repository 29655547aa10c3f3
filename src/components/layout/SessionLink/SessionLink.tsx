import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { paths } from '#domain/paths.ts'

/** What the header knows of the session; a check that failed counts as `anonymous`. */
export type HeaderSession = 'checking' | 'anonymous' | 'authenticated'

export interface SessionLinkProps {
  /** Whose link it is. */
  readonly session: HeaderSession
  /** Full width and full height, in the mobile menu. @defaultValue false */
  readonly block?: boolean
  /** Called on a click, to close the menu around it. */
  readonly onFollow?: () => void
}

// All labels lie in one cell, so that the width never depends on the session: nothing moves when
// the check is done.
const Stack = chakra('div', {
  base: { display: 'grid', '& > *': { gridArea: '1 / 1' } },
})

const Measure = chakra('span', {
  base: {
    display: 'grid',
    visibility: 'hidden',
    height: 0,
    overflow: 'hidden',
    paddingInline: '3.5',
    borderInlineWidth: '1px',
    fontSize: 'sm',
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
  },
})

const Skeleton = chakra('span', {
  base: {
    borderRadius: 'sm',
    background: 'bg.muted',
    '@media (forced-colors: active)': { outline: '1px solid GrayText' },
    'html[data-visitor] &': { visibility: 'hidden' },
  },
  variants: {
    size: { sm: { minHeight: 'control.sm' }, md: { minHeight: 'control.md' } },
  },
})

// The pre-paint script says that no session can be there.
const Visitor = chakra('span', {
  base: {
    display: 'grid',
    visibility: 'hidden',
    'html[data-visitor] &': { visibility: 'visible' },
  },
})

/**
 * Log in for a visitor, Dashboard for a user (spec §2). While the session is checked, a skeleton of the same
 * width is shown; where no session was opened in this browser, Log in is there from the first paint.
 */
export const SessionLink = ({ session, block = false, onFollow }: SessionLinkProps) => {
  const { t } = useTranslation('common')
  const size = block ? 'md' : 'sm'
  const variant = block ? 'solid' : 'outline'
  const labels = { login: t('nav.login'), dashboard: t('nav.dashboard') }
  const link = (known: Exclude<HeaderSession, 'checking'>) => (
    <AppLink
      to={known === 'anonymous' ? paths.login : paths.dashboard}
      variant={variant}
      size={size}
      block
      onClick={() => onFollow?.()}
    >
      {known === 'anonymous' ? labels.login : labels.dashboard}
    </AppLink>
  )
  return (
    <Stack>
      <Measure aria-hidden="true">
        <span>{labels.login}</span>
        <span>{labels.dashboard}</span>
      </Measure>
      {session === 'checking' ? (
        <>
          <Skeleton size={size} />
          <Visitor>{link('anonymous')}</Visitor>
        </>
      ) : (
        link(session)
      )}
    </Stack>
  )
}
