import { afterEach, describe, expect, it } from 'vitest'
import * as CodeForm from '#components/auth/CodeForm/CodeForm.stories.tsx'
import * as LoginForm from '#components/auth/LoginForm/LoginForm.stories.tsx'
import * as RecoveryDialog from '#components/auth/RecoveryDialog/RecoveryDialog.stories.tsx'
import * as SignupForm from '#components/auth/SignupForm/SignupForm.stories.tsx'
import * as ContactForm from '#components/landing/ContactForm/ContactForm.stories.tsx'
import * as CategoryPage from '#components/pages/CategoryPage/CategoryPage.stories.tsx'
import * as ManagementPage from '#components/pages/ManagementPage/ManagementPage.stories.tsx'
import { clear, locales, show } from '#tests/support/screens.ts'
import type { ExportedStory } from '#tests/support/stories.ts'

const screens: Readonly<Record<string, Pick<ExportedStory, 'run'>>> = {
  'log-in': LoginForm.InvalidCredentials,
  recovery: RecoveryDialog.Default,
  'sign-up': SignupForm.Default,
  code: CodeForm.CodeShown,
  contact: ContactForm.Empty,
  category: CategoryPage.Default,
  'an empty category': CategoryPage.Empty,
  management: ManagementPage.FormOpen,
}

/** Chinese texts that a screen reader would read with an English voice. */
const unmarkedChinese = (): readonly string[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: string[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const lang = node.parentElement?.closest('[lang]')?.getAttribute('lang') ?? ''
    if (/\p{Script=Han}/u.test(text) && !lang.startsWith('zh')) found.push(text)
  }
  return found
}

afterEach(clear)

describe.each(locales)('in %s a Chinese voice reads what is Chinese', (locale) => {
  it.each(Object.entries(screens))('%s', async (_name, story) => {
    await show(story, locale)
    expect(unmarkedChinese()).toEqual([])
  })
})
