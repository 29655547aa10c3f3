import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { paths } from '#domain/paths.ts'
import styles from './Breadcrumb.module.css'

/** A page above the one that is open. */
interface Crumb {
  readonly label: string
  /** Address as spec §2 writes it. */
  readonly to: string
}

export interface BreadcrumbProps {
  /** The pages between home and this one, outermost first; home itself is not among them. */
  readonly trail: ReadonlyArray<Crumb>
  /** The page that is open. */
  readonly current: string
}

/** Home › category › product (spec §2); a long name of the open page wraps. */
export const Breadcrumb = ({ trail, current }: BreadcrumbProps) => {
  const { t } = useTranslation('catalogue')
  const crumbs = [{ label: t('breadcrumb.home'), to: paths.home }, ...trail]
  return (
    <nav aria-label={t('breadcrumb.label')}>
      <ol className={styles.list}>
        {crumbs.map(({ label, to }) => (
          <li key={to}>
            <AppLink to={to}>{label}</AppLink>
            <Icon name="chevronRight" size={16} />
          </li>
        ))}
        {/* The fill script may have written the name before hydration. */}
        <li aria-current="page" suppressHydrationWarning>
          {current}
        </li>
      </ol>
    </nav>
  )
}
