import { chakra } from '@chakra-ui/react'
import { useId, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useTwins } from '#components/layout/AppLink/useTwins.ts'
import { HeaderButton } from '#components/layout/HeaderButton/HeaderButton.tsx'
import { usePopover } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { htmlLang, languages, type Language } from '#domain/language.ts'
import { nextFocus } from './nextFocus.ts'
import { Panel } from './Panel.tsx'

/** Props of {@link LanguageMenu}. */
export interface LanguageMenuProps {
  /** The language of the page. */
  readonly language: Language
  /** Called with the language that was chosen, also when it is the one of the page already. */
  readonly onLanguageChange: (language: Language) => void
}

const Chevron = chakra('span', {
  base: {
    display: 'none',
    '@container (min-width: 26rem)': { display: 'inline-flex' },
    '[aria-expanded=true] > &': { rotate: '180deg' },
  },
})

// The globe alone says it where doubled text leaves no room; the button's name has the word.
const Word = chakra('span', {
  base: { display: 'none', '@container (min-width: 16rem)': { display: 'inline' } },
})

const Choice = chakra('a', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    minHeight: 'control.md',
    paddingInline: '3',
    borderRadius: 'xs',
    color: 'fg',
    textDecoration: 'none',
    outlineOffset: '-3px',
    _hover: { background: 'bg.muted' },
    '& > svg': { marginInlineStart: 'auto', color: 'brand.fg' },
    '&[aria-current]': { background: 'brand.subtle', fontWeight: 'semibold' },
  },
})

const modified = (event: MouseEvent) =>
  event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0

/**
 * The language dropdown of the header (spec §2, decisions L1 and L5): a globe, the language of the
 * page in its own name, and a list of both with a tick. The entries are links to the page's twins,
 * so they work before any script; with it the choice goes to `onLanguageChange`.
 */
export const LanguageMenu = ({ language, onLanguageChange }: LanguageMenuProps) => {
  const { t } = useTranslation('common')
  const id = useId()
  const { ref, open, follow, close } = usePopover()
  const twins = useTwins()

  const choose = (event: MouseEvent, chosen: Language) => {
    if (modified(event)) return
    event.preventDefault()
    close()
    onLanguageChange(chosen)
  }
  const openFromKeyboard = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    event.preventDefault()
    ref.current?.showPopover()
    const current = ref.current?.querySelector<HTMLElement>('[aria-current]')
    current?.focus()
  }
  const walk = (event: KeyboardEvent) => {
    const links = ref.current?.querySelectorAll('a') ?? []
    const target = nextFocus(event.key, [...links])
    if (target === null) return
    event.preventDefault()
    target.focus()
  }
  // Tab leads out of the list; an open list that nobody is in would lie over the page.
  const leave = (event: FocusEvent<HTMLElement>) => {
    const to = event.relatedTarget
    if (to !== null && !event.currentTarget.contains(to)) ref.current?.hidePopover()
  }

  return (
    <div>
      <HeaderButton
        opens={id}
        open={open}
        label={t('language.current', { name: t(`language.${language}`) })}
        onKeyDown={openFromKeyboard}
      >
        <Icon name="globe" />
        <Word lang={htmlLang[language]}>{t(`language.${language}`)}</Word>
        <Chevron>
          <Icon name="chevronDown" size={16} />
        </Chevron>
      </HeaderButton>
      <Panel ref={ref} id={id} popover="auto" onToggle={follow} onBlur={leave}>
        <ul aria-label={t('language.label')}>
          {languages.map((name) => (
            <li key={name}>
              <Choice
                href={twins[name]}
                lang={htmlLang[name]}
                hrefLang={htmlLang[name]}
                aria-current={name === language ? true : undefined}
                onKeyDown={walk}
                onClick={(event) => choose(event, name)}
              >
                {t(`language.${name}`)}
                {name === language ? <Icon name="check" /> : null}
              </Choice>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}
