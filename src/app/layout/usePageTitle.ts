import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** What may stand before the name of a page. */
export interface PageTitleOptions {
  /** A form on the page was refused: the title says so first (GOV.UK pattern). @defaultValue false */
  readonly failed?: boolean
}

/**
 * Sets the title of the document: the page, then the brand, with "Error:" in front while a form is
 * refused. `null` leaves the brand alone (the landing page, or a page that is still loading).
 */
export const usePageTitle = (
  page: string | null,
  { failed = false }: PageTitleOptions = {},
): void => {
  const { t } = useTranslation('common')
  const brand = t('brand.name')
  const plain = page === null ? brand : t('title.pattern', { page })
  const title = failed ? t('title.error', { title: plain }) : plain
  useEffect(() => {
    document.title = title
  }, [title])
}
