import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { Container } from '#components/layout/Container/Container.tsx'
import { HeaderSearch } from '#components/layout/HeaderSearch/HeaderSearch.tsx'
import { HomeLink } from '#components/layout/HomeLink/HomeLink.tsx'
import { LanguageMenu } from '#components/layout/LanguageMenu/LanguageMenu.tsx'
import { MainNav } from '#components/layout/MainNav/MainNav.tsx'
import { MobileMenu } from '#components/layout/MobileMenu/MobileMenu.tsx'
import { SessionLink, type HeaderSession } from '#components/layout/SessionLink/SessionLink.tsx'
import type { Category } from '#domain/catalogue/product.ts'
import type { Language } from '#domain/language.ts'

/** Id of its end: a document is not painted before. */
export const headerEnd = 'header-end'

export interface HeaderProps {
  /** The category whose page, or one of whose products, is open. @defaultValue null */
  readonly category?: Category | null
  /** `checking` until the session is known; a check that failed counts as `anonymous`. */
  readonly session: HeaderSession
  /** The language of the page. */
  readonly language: Language
  /** The search page is open. @defaultValue false */
  readonly searching?: boolean
  /** Called with the text of the search field; without it the browser sends the form. */
  readonly onSearch?: (text: string) => void
}

const Root = chakra('header', {
  base: {
    // Its own measure, in rem: 200 % text on a wide screen counts as a narrow one (brief §9).
    containerType: 'inline-size',
    position: 'sticky',
    top: 0,
    zIndex: 'header',
    // Stays while the pages change.
    viewTransitionName: 'header',
    flex: 'none',
    borderBlockEndWidth: '1px',
    background: 'bg',
    color: 'fg',
    // Where the screen is hardly higher than the header, the page gets all of it (WCAG 2.4.11).
    '@media (max-height: 18rem)': { position: 'static' },
  },
})

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '3.5rem',
    '@container (min-width: 75rem)': { minHeight: '4rem', gap: '4' },
  },
})

const End = chakra('div', {
  base: {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    gap: '1',
  },
})

const WideOnly = chakra('div', {
  base: { display: 'none', '@container (min-width: 40rem)': { display: 'block' } },
})

/**
 * Head of every page (spec §2, brief §5): logo, six categories, three anchors, search, language, Log in or
 * Dashboard; below 1200 px most of it moves into a menu. Sticky, solid, with a hairline.
 */
export const Header = memo(function Header({
  category = null,
  session,
  language,
  searching = false,
  onSearch,
}: HeaderProps) {
  return (
    <Root>
      <Container>
        <Bar>
          <HomeLink />
          <MainNav category={category} />
          <HeaderSearch language={language} open={searching} onSearch={onSearch} />
          <End>
            <LanguageMenu language={language} />
            <WideOnly>
              <SessionLink session={session} />
            </WideOnly>
            <MobileMenu category={category} session={session} />
          </End>
        </Bar>
      </Container>
      <i id={headerEnd} hidden />
    </Root>
  )
})
