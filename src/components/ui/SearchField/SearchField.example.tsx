import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'

export const Search = () => {
  const { t } = useTranslation('catalogue')
  const [query, setQuery] = useState('')
  return (
    <SearchField
      label={t('searchLabel')}
      clearLabel={t('searchClear')}
      value={query}
      onChange={setQuery}
    />
  )
}
