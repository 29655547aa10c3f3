import { page } from 'vitest/browser'
import { afterEach, describe, expect, it } from 'vitest'
import * as CodeForm from '#components/auth/CodeForm/CodeForm.stories.tsx'
import * as LoginForm from '#components/auth/LoginForm/LoginForm.stories.tsx'
import * as RecoveryDialog from '#components/auth/RecoveryDialog/RecoveryDialog.stories.tsx'
import * as SignupForm from '#components/auth/SignupForm/SignupForm.stories.tsx'
import * as ContactForm from '#components/landing/ContactForm/ContactForm.stories.tsx'
import * as Header from '#components/layout/Header/Header.stories.tsx'
import * as CategoryPage from '#components/pages/CategoryPage/CategoryPage.stories.tsx'
import * as LoginPage from '#components/pages/LoginPage/LoginPage.stories.tsx'
import * as SearchField from '#components/ui/SearchField/SearchField.stories.tsx'
import * as ManagementPage from '#components/pages/ManagementPage/ManagementPage.stories.tsx'
import { clear, locales, show } from '#tests/support/screens.ts'
import type { ExportedStory } from '#tests/support/stories.ts'
import { walk, type Move } from './walk.ts'

interface Screen {
  readonly story: Pick<ExportedStory, 'run'>
  /** Width of the window in CSS pixels. Defaults to 360. */
  readonly width?: number
  /** Keys to press after the walk by Tab. */
  readonly moves?: readonly Move[]
  /** Selector of rows that the log only counts. */
  readonly alike?: string
}

const eye = 'button[aria-controls]'

/** Card by card: the second one begins higher than the first one ends. */
const cards = '[data-product]:nth-of-type(n + 2)'

/** All but the first two and the last. */
const rows = '[data-product]:nth-child(n + 3):not(:last-child)'

/** The screens that are walked by keyboard, by the name of their log. */
const screens: Readonly<Record<string, Screen>> = {
  header: {
    story: Header.Anonymous,
    width: 1280,
    moves: [{ at: '[popovertarget]', keys: ['Enter', 'ArrowDown', 'ArrowDown', 'Escape'] }],
  },
  'header-phone': {
    story: Header.Anonymous,
    moves: [{ at: '[popovertarget]:has(+ nav)', keys: ['Enter', 'Tab', 'Escape'] }],
  },
  login: { story: LoginForm.Default, moves: [{ at: eye, keys: ['Enter', 'Enter'] }] },
  'login-refused': { story: LoginForm.InvalidCredentials },
  recovery: { story: RecoveryDialog.Default },
  'recovery-opened': {
    story: LoginPage.ForgottenPassword,
    moves: [{ at: 'form [type=button]:not([aria-controls])', keys: ['Enter', 'Escape'] }],
  },
  signup: {
    story: SignupForm.Default,
    moves: [
      { at: '[type=checkbox]', keys: [' ', ' '] },
      { at: '[type=submit]', keys: ['Enter'] },
    ],
  },
  code: {
    story: CodeForm.Default,
    moves: [
      {
        at: 'input',
        keys: ['1', '2', '3', 'ArrowLeft', 'Home', 'End', 'Backspace', '4', '5', '6', '7', 'Enter'],
      },
    ],
  },
  'code-shown': {
    story: CodeForm.CodeShown,
    moves: [{ at: '[role=alert] button', keys: ['Enter'] }],
  },
  contact: { story: ContactForm.Empty, moves: [{ at: '[type=submit]', keys: ['Enter'] }] },
  category: {
    story: CategoryPage.Default,
    width: 1280,
    alike: cards,
  },
  search: { story: SearchField.Empty, moves: [{ at: 'input', keys: ['a', 'b', 'Escape'] }] },
  'category-phone': { story: CategoryPage.Default, alike: cards },
  management: {
    story: ManagementPage.Default,
    moves: [{ at: '[data-product] td:nth-child(5) button', keys: ['Enter', '9', 'Escape'] }],
    alike: rows,
  },
  'management-undo': { story: ManagementPage.UndoStanding, alike: rows },
  'management-form': {
    story: ManagementPage.FormOpen,
    width: 1280,
    moves: [{ at: 'form select', keys: ['ArrowDown'] }],
    alike: rows,
  },
}

afterEach(clear)

describe.each(locales)('keyboard in %s', (locale) => {
  it.each(Object.entries(screens))(
    '%s',
    async (name, { story, width = 360, moves = [], alike = null }) => {
      await page.viewport(width, 800)
      await show(story, locale)
      const { log, faults } = await walk(moves, alike)
      expect(faults).toEqual([])
      await expect(`${log.join('\n')}\n`).toMatchFileSnapshot(`./${name}.${locale}.txt`)
    },
  )
})
