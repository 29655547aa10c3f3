import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useEffect, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoryIcon } from '#components/illustrations/CategoryIcon/CategoryIcon.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { ColourModeChoice } from '#components/layout/ColourModeChoice/ColourModeChoice.tsx'
import { HeaderButton } from '#components/layout/HeaderButton/HeaderButton.tsx'
import { SessionLink, type HeaderSession } from '#components/layout/SessionLink/SessionLink.tsx'
import { anchors } from '#components/layout/MainNav/MainNav.tsx'
import { popoverOpen, usePopover } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { categories, type Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

/** The sheet itself: everything under the header. */
const Sheet = chakra('nav', {
  base: {
    [popoverOpen]: { display: 'flex' },
    '@container (min-width: 75rem)': { display: 'none !important' },
    flexDirection: 'column',
    position: 'fixed',
    inset: { base: 'calc(3.5rem + 1px) 0 0', md: 'calc(3.5rem + 1px) 0 auto' },
    // Without a top layer the header is the frame.
    '@supports not selector(:popover-open)': {
      insetBlockEnd: 'auto',
      blockSize: { mdDown: 'calc(100dvh - 3.5rem - 1px)' },
    },
    width: 'auto',
    height: 'auto',
    maxWidth: 'none',
    maxHeight: { base: 'none', md: 'calc(100dvh - 3.5rem)' },
    boxShadow: { md: 'menu' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    background: 'bg',
    color: 'fg',
    transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
    _starting: { opacity: 0, translate: '0 8px' },
  },
})

/** The categories, rows of 52 px, from edge to edge: on a tablet two beside one another. */
const Rows = chakra('ul', {
  base: {
    display: { md: 'grid' },
    gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3.5',
      minHeight: '3.25rem',
      borderRadius: 0,
      paddingBlock: '2',
      // The edge takes 3 px of the gutter.
      paddingInlineStart: { base: '1.0625rem', md: '1.8125rem' },
      paddingInlineEnd: { base: '5', md: '8' },
      borderBlockEndWidth: '1px',
      borderInlineStartWidth: '3px',
      borderInlineStartColor: 'transparent',
      '@media (forced-colors: active)': { borderInlineStartColor: 'Canvas' },
      outlineOffset: '-3px',
      _hover: { background: 'bg.subtle' },
      '& > span:first-of-type': { color: 'fg.muted' },
    },
    '& > li > a[aria-current]': {
      borderInlineStartColor: 'live',
      fontWeight: 'semibold',
      '@media (forced-colors: active)': { borderInlineStartColor: 'Highlight' },
    },
  },
})

/** The search, where it does not fit into the header: on a small screen with large text. */
const NarrowOnly = chakra('li', {
  base: { display: 'none', '@container (max-width: 15rem)': { display: 'block' } },
})

/** The anchors, beside one another. */
const Anchors = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& > li > a': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '3.25rem',
      borderRadius: 0,
      paddingInline: '2',
      borderBlockEndWidth: '1px',
      fontSize: 'sm',
      textAlign: 'center',
      outlineOffset: '-3px',
      _hover: { background: 'bg.subtle' },
    },
  },
})

/** Log in or Dashboard, shown at widths where the header does not show it. */
const Foot = chakra('div', {
  base: {
    '@container (min-width: 40rem)': { display: 'none' },
    padding: { base: '5', md: '8' },
    paddingBlockEnd: 0,
  },
})

const Colours = chakra('div', {
  base: {
    padding: { base: '5', md: '8' },
    paddingBlockEnd: 'calc({spacing.5} + env(safe-area-inset-bottom))',
  },
})

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

const Root = chakra('div', {
  base: {
    // Aligns the icon, not the 44 px target, with the right edge of the page.
    marginInlineEnd: '-2.5',
    '@container (min-width: 75rem)': { display: 'none' },
  },
})

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
          <NarrowOnly>
            <AppLink to={paths.search} variant="plain" onClick={close}>
              <span>
                <Icon name="search" size={24} />
              </span>
              <span>{t('nav.search')}</span>
            </AppLink>
          </NarrowOnly>
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
        <Foot>
          <SessionLink session={session} block onFollow={close} />
        </Foot>
        <Colours>
          <ColourModeChoice />
        </Colours>
      </Sheet>
    </Root>
  )
}
