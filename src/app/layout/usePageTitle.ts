import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

export interface PageTitleOptions {
  /** A form on the page has errors: the title starts with "Error:" (GOV.UK pattern). @defaultValue false */
  readonly failed?: boolean
}

/**
 * Sets the title of the document: the page, then the brand, with "Error:" in front while a form
 * has errors. `null` shows only the brand (the landing page, or a page that is loading).
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
