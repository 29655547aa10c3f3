import { use, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { FormFailed } from '#app/layout/FormErrors.tsx'

/**
 * Sets the title of the document: the page, then the brand, with "Error:" in front while a form on the page
 * has errors (GOV.UK pattern). `null` shows only the brand (the landing page, or a page that is loading).
 */
export const usePageTitle = (page: string | null): void => {
  const { t } = useTranslation('common')
  const failed = use(FormFailed)
  const brand = t('brand.name')
  const plain = page === null ? brand : t('title.pattern', { page })
  const title = failed ? t('title.error', { title: plain }) : plain
  useEffect(() => {
    document.title = title
  }, [title])
}
