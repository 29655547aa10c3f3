import { useId, useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '#components/illustrations/CategoryIcon/CategoryIcon.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { ColourModeChoice } from '#components/layout/ColourModeChoice/ColourModeChoice.tsx'
import { HeaderButton } from '#components/layout/HeaderButton/HeaderButton.tsx'
import { SessionLink, type HeaderSession } from '#components/layout/SessionLink/SessionLink.tsx'
import { anchors } from '#components/layout/MainNav/MainNav.tsx'
import { usePopover } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { categories, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import styles from './MobileMenu.module.css'

/** Makes the siblings of the header inert. Returns a function that reverts it. */
const makeInert = (header: Element): (() => void) => {
  const elements = [...(header.parentElement?.children ?? [])].filter(
    (element) => element !== header && !element.hasAttribute('inert'),
  )
  for (const element of elements) element.setAttribute('inert', '')
  return () => {
    for (const element of elements) element.removeAttribute('inert')
  }
}

/**
 * While the sheet is open, moves the focus in and makes the page behind it inert and not scrollable.
 * Closes the sheet when the header becomes wide enough for the navigation.
 */
const useSheet = (sheet: RefObject<HTMLElement | null>, open: boolean): void => {
  useEffect(() => {
    const element = sheet.current
    const header = element?.closest('header')
    if (!open || element === null || header === null || header === undefined) return
    const restore = makeInert(header)
    document.documentElement.style.overflow = 'hidden'
    // It may be in use already: the browser shows it before it says so.
    if (!element.contains(document.activeElement)) element.querySelector('a')?.focus()
    const close = () => {
      if (element.getClientRects().length === 0) element.hidePopover()
    }
    const observer = new ResizeObserver(close)
    observer.observe(header)
    return () => {
      observer.disconnect()
      document.documentElement.style.overflow = ''
      restore()
    }
  }, [sheet, open])
}

export interface MobileMenuProps {
  /** The category whose page, or one of whose products, is open. */
  readonly category: Category | null
  /** Whose menu it is. */
  readonly session: HeaderSession
}

/**
 * The header's menu below 1200 px (spec §2, brief §5): a button and a sheet under the header, on a phone
 * as high as the screen. Opens before any script has run; with it the focus moves in, the page behind is
 * inert and does not scroll, and Escape closes and returns.
 */
export const MobileMenu = ({ category, session }: MobileMenuProps) => {
  const { t } = useTranslation('common')
  const id = useId()
  const { ref, open, onToggle, close } = usePopover()
  useSheet(ref, open)
  return (
    <div className={styles.root}>
      <HeaderButton opens={id} open={open} label={open ? t('nav.closeMenu') : t('nav.openMenu')}>
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </HeaderButton>
      <nav
        className={styles.sheet}
        ref={ref}
        id={id}
        popover="auto"
        onToggle={onToggle}
        aria-label={t('nav.main')}
      >
        <ul className={styles.rows}>
          {categories.map((name) => (
            <li key={name}>
              <AppLink
                to={paths.category(name)}
                variant="bare"
                current={name === category}
                onClick={close}
              >
                <CategoryIcon category={name} />
                <span>{t(`category.${name}`)}</span>
              </AppLink>
            </li>
          ))}
          <li className={styles.search}>
            <AppLink to={paths.search} variant="bare" onClick={close}>
              <span>
                <Icon name="search" size={24} />
              </span>
              <span>{t('nav.search')}</span>
            </AppLink>
          </li>
        </ul>
        <ul className={styles.anchors}>
          {anchors.map((name) => (
            <li key={name}>
              <AppLink to={paths[name]} variant="bare" onClick={close}>
                {t(`nav.${name}`)}
              </AppLink>
            </li>
          ))}
        </ul>
        <div className={styles.session}>
          <SessionLink session={session} block onFollow={close} />
        </div>
        <div className={styles.colours}>
          <ColourModeChoice />
        </div>
      </nav>
    </div>
  )
}
