import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { paths } from '#domain/paths.ts'

/** A page above the one that is open. */
interface Crumb {
  readonly label: string
  /** Address as spec §2 writes it. */
  readonly to: string
}

/** Props of {@link Breadcrumb}. */
export interface BreadcrumbProps {
  /** The pages between home and this one, outermost first; home itself is not among them. */
  readonly trail: readonly Crumb[]
  /** The page that is open. */
  readonly current: string
}

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '2',
    rowGap: '1',
    fontSize: 'sm',
    color: 'fg.subtle',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '2', minHeight: 'target' },
    // The heading has the whole name.
    '& > [aria-current]': {
      display: 'block',
      minWidth: 0,
      maxWidth: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      lineHeight: '1.75',
    },
  },
})

/** Home › category › product (spec §2). Wraps; the open page is plain text in one line. */
export const Breadcrumb = ({ trail, current }: BreadcrumbProps) => {
  const { t } = useTranslation('catalogue')
  const crumbs = [{ label: t('breadcrumb.home'), to: paths.home }, ...trail]
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <List>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
            <Icon name="chevronRight" size={16} />
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </List>
    </nav>
  )
}
