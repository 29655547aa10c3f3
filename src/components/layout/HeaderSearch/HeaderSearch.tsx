import { chakra } from '@chakra-ui/react/styled-system'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { controlBoxRecipe } from '#components/theme/recipes/controlBox.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { addressIn } from '#domain/address.ts'
import type { Language } from '#domain/language.ts'
import { limits } from '#domain/limits.ts'
import { paths } from '#domain/paths.ts'
import styles from './HeaderSearch.module.css'

export interface HeaderSearchProps {
  /** The language of the page, which is also that of the results. */
  readonly language: Language
  /** The search page is open, which has a field of its own: only the place is kept. @defaultValue false */
  readonly open?: boolean
  /** Called with the text. Without it, and before hydration, the browser sends the form. */
  readonly onSearch?: ((text: string) => void) | undefined
}

const Form = chakra('form', controlBoxRecipe)

/**
 * Leads to the search over everything (decision P16): a field where it fits into the header, else a
 * button to the search page. A plain form: it also works before hydration.
 */
export const HeaderSearch = ({ language, open = false, onSearch }: HeaderSearchProps) => {
  const { t } = useTranslation('common')
  const label = t('nav.search')
  const input = useRef<HTMLInputElement>(null)
  return (
    <search className={styles.root} data-open={open ? '' : undefined}>
      <Form
        shape="small"
        action={addressIn(language, paths.search)}
        onSubmit={(event) => {
          if (onSearch === undefined || input.current === null) return
          event.preventDefault()
          onSearch(input.current.value)
          input.current.value = ''
          // The page that follows may take the focus: nobody writes here until the field is used again.
          input.current.blur()
        }}
      >
        <input
          ref={input}
          type="search"
          name="q"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={limits.query}
          aria-label={label}
          placeholder={label}
        />
        <button className={styles.button} type="submit" aria-label={label}>
          <Icon name="search" />
        </button>
      </Form>
      <AppLink to={paths.search} variant="plain" label={label}>
        <Icon name="search" />
      </AppLink>
    </search>
  )
}
