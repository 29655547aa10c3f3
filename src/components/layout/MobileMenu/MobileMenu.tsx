import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '#components/illustrations/CategoryIcon/CategoryIcon.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { anchors } from '#components/layout/anchors.ts'
import { HeaderButton } from '#components/layout/HeaderButton/HeaderButton.tsx'
import { SessionLink, type HeaderSession } from '#components/layout/SessionLink/SessionLink.tsx'
import { usePopover } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { categories, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'
import { Anchors, Foot, Rows, Sheet } from './Sheet.tsx'
import { useSheet } from './useSheet.ts'

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  /** The category whose page, or one of whose products, is open. */
  readonly category: Category | null
  /** Whose menu it is. */
  readonly session: HeaderSession
}

const Root = chakra('div', {
  base: {
    // Aligns the icon, not the 44 px target, with the right edge of the page.
    marginInlineEnd: '-2.5',
    '@container (min-width: 75rem)': { display: 'none' },
  },
})

/**
 * The header's menu below 1200 px (spec §2, brief §5): a button and a sheet as high as the screen
 * under the header. Opens before any script has run; with it the focus moves in, the page behind is
 * inert and does not scroll, and Escape closes and returns.
 */
export const MobileMenu = ({ category, session }: MobileMenuProps) => {
  const { t } = useTranslation('common')
  const id = useId()
  const { ref, open, onToggle, close } = usePopover()
  useSheet(ref, open)
  return (
    <Root>
      <HeaderButton opens={id} open={open} label={open ? t('nav.closeMenu') : t('nav.openMenu')}>
        <Icon name={open ? 'close' : 'menu'} size={24} />
      </HeaderButton>
      <Sheet ref={ref} id={id} popover="auto" onToggle={onToggle} aria-label={t('nav.main')}>
        <Rows>
          {categories.map((name) => (
            <li key={name}>
              <AppLink
                to={paths.category(name)}
                variant="plain"
                current={name === category}
                onClick={close}
              >
                <CategoryIcon category={name} />
                <span>{t(`category.${name}`)}</span>
              </AppLink>
            </li>
          ))}
        </Rows>
        <Anchors>
          {anchors.map((name) => (
            <li key={name}>
              <AppLink to={paths[name]} variant="plain" onClick={close}>
                {t(`nav.${name}`)}
              </AppLink>
            </li>
          ))}
        </Anchors>
        {session === 'authenticated' ? (
          <Rows>
            <li>
              <AppLink to={paths.account} variant="plain" onClick={close}>
                <span>
                  <Icon name="user" size={24} />
                </span>
                <span>{t('nav.account')}</span>
              </AppLink>
            </li>
          </Rows>
        ) : null}
        <Foot>
          <SessionLink session={session} block onFollow={close} />
        </Foot>
      </Sheet>
    </Root>
  )
}
