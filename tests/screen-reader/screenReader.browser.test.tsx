import { virtual } from '@guidepup/virtual-screen-reader'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import * as CodeForm from '#components/auth/CodeForm/CodeForm.stories.tsx'
import * as LoginForm from '#components/auth/LoginForm/LoginForm.stories.tsx'
import * as RecoveryDialog from '#components/auth/RecoveryDialog/RecoveryDialog.stories.tsx'
import * as SignupForm from '#components/auth/SignupForm/SignupForm.stories.tsx'
import * as ContactForm from '#components/landing/ContactForm/ContactForm.stories.tsx'
import * as CategoryPage from '#components/pages/CategoryPage/CategoryPage.stories.tsx'
import * as ManagementPage from '#components/pages/ManagementPage/ManagementPage.stories.tsx'
import { clear, locales, show } from '#tests/support/screens.ts'
import type { ExportedStory } from '#tests/support/stories.ts'

/** The screens that are read, by the name of their log. */
const screens: Readonly<Record<string, Pick<ExportedStory, 'run'>>> = {
  login: LoginForm.Default,
  'login-refused': LoginForm.InvalidCredentials,
  recovery: RecoveryDialog.Default,
  signup: SignupForm.Default,
  code: CodeForm.Default,
  'code-shown': CodeForm.CodeShown,
  contact: ContactForm.Empty,
  category: CategoryPage.Default,
  'category-empty': CategoryPage.Empty,
  management: ManagementPage.Default,
  'management-form': ManagementPage.FormOpen,
}

/** Ends a screen reader that never reaches the end of the page. */
const maximumSteps = 2_000

/** Reads the whole page, as with the down arrow of a screen reader. */
const readAloud = async (): Promise<string> => {
  await virtual.start({ container: document.body })
  try {
    for (let step = 0; step < maximumSteps; step += 1) {
      if ((await virtual.lastSpokenPhrase()) === 'end of document') break
      await virtual.next()
    }
    return `${(await virtual.spokenPhraseLog()).join('\n')}\n`
  } finally {
    await virtual.stop()
  }
}

/** A log with passwords as a screen reader says them: a bullet for each character. */
const withoutPasswords = (log: string): string =>
  [...document.querySelectorAll<HTMLInputElement>('input[type=password]')]
    .filter(({ value }) => value !== '')
    .reduce((text, { value }) => text.replaceAll(value, '•'.repeat(value.length)), log)

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

describe.each(locales)('screen reader in %s', (locale) => {
  it.each(Object.entries(screens))('%s', async (name, story) => {
    await page.viewport(360, 800)
    await show(story, locale)
    expect(unmarkedChinese()).toEqual([])
    await expect(withoutPasswords(await readAloud())).toMatchFileSnapshot(`./${name}.${locale}.txt`)
  })
})
