import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { TwinLink } from '#components/layout/AppLink/TwinLink.tsx'
import { HeaderButton } from '#components/layout/HeaderButton/HeaderButton.tsx'
import { popoverOpen, usePopoverMenu } from '#components/layout/usePopover.ts'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { htmlLang, languages, type Language } from '#domain/language.ts'

/** Right gutter of the page (see `Container`), where the panel lands without anchor positioning. */
const atPageEdge = (gutter: string) => `max(${gutter}, calc(50% - 38.75rem + ${gutter}))`

/** The list of the language menu, under its button. */
const Panel = chakra('div', {
  base: {
    [popoverOpen]: { display: 'block' },
    position: 'fixed',
    inset: 'auto',
    // The anchor is the button that opened it, without being named.
    positionArea: 'block-end span-inline-start',
    // Browsers without anchor positioning: under the header, at the right edge of the page.
    '@supports not (position-area: block-end)': {
      insetBlockStart: 'calc(3.5rem + 1px)',
      insetInlineEnd: {
        base: atPageEdge('1.25rem'),
        md: atPageEdge('2rem'),
        xl: atPageEdge('2.5rem'),
      },
    },
    width: '11.25rem',
    maxWidth: '100vw',
    marginBlockStart: '1',
    padding: '1.5',
    borderWidth: '1px',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'fg',
    fontSize: 'md',
    boxShadow: 'menu',
    transition: 'opacity {durations.base} {easings.out}, translate {durations.base} {easings.out}',
    _starting: { opacity: 0, translate: '0 8px' },
  },
})

export interface LanguageMenuProps {
  /** The language of the page. */
  readonly language: Language
}

const Chevron = chakra('span', {
  base: {
    display: 'none',
    '@container (min-width: 26rem)': { display: 'inline-flex' },
    '[data-open] > &': { rotate: '180deg' },
  },
})

// Hidden at 200 % text on narrow screens; the button's name contains it.
const Name = chakra('span', {
  base: { display: 'none', '@container (min-width: 16rem)': { display: 'inline' } },
})

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
        <Name lang={htmlLang[language]}>{t(`language.${language}`)}</Name>
        <Chevron>
          <Icon name="chevronDown" size={16} />
        </Chevron>
      </HeaderButton>
      <Panel id={id} {...panel}>
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
      </Panel>
    </div>
  )
}
