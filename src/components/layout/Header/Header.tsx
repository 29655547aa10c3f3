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
import styles from './Header.module.css'

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
    <header className={styles.root}>
      <Container>
        <div className={styles.bar}>
          <HomeLink />
          <MainNav category={category} />
          <HeaderSearch language={language} open={searching} onSearch={onSearch} />
          <div className={styles.end}>
            <LanguageMenu language={language} />
            <div className={styles.session}>
              <SessionLink session={session} />
            </div>
            <MobileMenu category={category} session={session} />
          </div>
        </div>
      </Container>
      <i id={headerEnd} hidden />
    </header>
  )
})
