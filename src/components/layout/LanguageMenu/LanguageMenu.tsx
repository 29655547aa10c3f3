import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TwinLink } from '#components/layout/AppLink/TwinLink.tsx'
import { HeaderButton } from '#components/layout/HeaderButton/HeaderButton.tsx'
import { usePopoverMenu } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { htmlLang, languages, type Language } from '#domain/language.ts'
import styles from './LanguageMenu.module.css'

export interface LanguageMenuProps {
  /** The language of the page. */
  readonly language: Language
}

/**
 * The language dropdown of the header (spec §2, decisions L1 and L5): a globe, the language of the
 * page in its own name, and a list of both with a tick. The entries are links to the page's twins,
 * so they work before the app starts. The pre-paint script stores the choice.
 */
export const LanguageMenu = ({ language }: LanguageMenuProps) => {
  const { t } = useTranslation('common')
  const id = useId()
  const { open, close, onKeyDown, panel } = usePopoverMenu()
  return (
    <div>
      <HeaderButton
        opens={id}
        open={open}
        label={t('language.current', { name: t(`language.${language}`) })}
        onKeyDown={onKeyDown}
      >
        <Icon name="globe" />
        <span className={styles.name} lang={htmlLang[language]}>
          {t(`language.${language}`)}
        </span>
        <span className={styles.chevron}>
          <Icon name="chevronDown" size={16} />
        </span>
      </HeaderButton>
      <div className={styles.panel} id={id} {...panel}>
        <ul aria-label={t('language.label')}>
          {languages.map((name) => (
            <li key={name}>
              <TwinLink language={name} current={name === language} onClick={close}>
                <span>{t(`language.${name}`)}</span>
                {name === language ? <Icon name="check" /> : null}
              </TwinLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
