import type { Decorator } from '@storybook/react-vite'
import { useState, type ReactNode } from 'react'
import { I18nextProvider } from 'react-i18next'
import { createTestI18n } from '#tests/support/i18n.ts'

/** Name of the button that {@link withLanguageSwitch} adds. */
export const languageSwitch = '中文 ⇄ English'

const Switchable = ({ children }: { readonly children: ReactNode }) => {
  const [i18n] = useState(() => createTestI18n('zh'))
  const [language, setLanguage] = useState<'zh' | 'en'>('zh')
  return (
    <I18nextProvider i18n={i18n}>
      <div lang={language === 'zh' ? 'zh-CN' : 'en'}>{children}</div>
      <button
        type="button"
        onClick={() => {
          const next = language === 'zh' ? 'en' : 'zh'
          setLanguage(next)
          void i18n.changeLanguage(next)
        }}
      >
        <span lang="zh-CN">中文</span> <span>⇄</span> <span lang="en">English</span>
      </button>
    </I18nextProvider>
  )
}

/**
 * Adds a button that changes the language in place, as a visitor does in the header (decision L3).
 * Starts in Chinese.
 */
export const withLanguageSwitch: Decorator = (Story) => (
  <Switchable>
    <Story />
  </Switchable>
)
