import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import {
  test as base,
  expect,
  type BrowserContext,
  type BrowserContextOptions,
} from '@playwright/test'
import { textsIn, type Texts } from '#tests/support/texts.ts'
import { siteFolder, type Variant } from './buildSites.ts'
import { createMailbox, type Mailbox } from './mailbox.ts'
import { newPerson, withAccount, type Person } from './people.ts'

/** A language of the site. */
export type Language = 'zh' | 'en'

interface Options {
  /** Which build the journeys of a file run against. */
  readonly variant: Variant
}

interface Site {
  /** Address of the site, without a slash at the end. */
  readonly url: string
  readonly mailbox: Mailbox
}

/** Starts a site with its own backend. */
export const startSite = async (variant: Variant) => {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', fileURLToPath(new URL('server.ts', import.meta.url)), siteFolder(variant)],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const lines = createInterface({ input: child.stdout })
  const url = await new Promise<string>((resolve, reject) => {
    lines.once('line', resolve)
    child.once('exit', () => reject(new Error('The site of the journeys did not start')))
  })
  return { url, stop: () => child.stdin.end() }
}

/** Adds the console messages and errors of every page of a browser; a journey with any of them fails. */
const listen = (context: BrowserContext, problems: string[]): void => {
  context.on('console', (message) => {
    // The browser logs refused and aborted calls itself (401 for a visitor, a service that is down).
    const refusal = /^Failed to load resource/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !refusal) problems.push(message.text())
  })
  context.on('weberror', (error) => problems.push(String(error.error())))
}

const expectSilence = (problems: readonly string[]) => {
  expect(problems, 'the console stays silent').toEqual([])
}

/** As after a choice in the language menu; Chinese needs none (decision L1). */
const speak = async (context: BrowserContext, language: Language): Promise<void> => {
  if (language === 'zh') return
  await context.addInitScript(() => {
    try {
      if (localStorage.getItem('language') === null) localStorage.setItem('language', 'en')
    } catch {
      // Storage is blocked in some journeys.
    }
  })
}

interface Fixtures {
  readonly language: Language
  readonly quiet: undefined
  /** Opens a browser that shares nothing with that of `page`. */
  readonly openBrowser: (options: BrowserContextOptions) => Promise<BrowserContext>
  /** A user of the site with their own account, not logged in. */
  readonly person: Person
}

/**
 * Playwright's test with a site and backend for each worker, a check that pages log nothing to the
 * console, the mailbox, and a user with an account.
 */
export const test = base.extend<Fixtures, Options & { site: Site }>({
  variant: ['plain', { option: true, scope: 'worker' }],
  site: [
    async ({ variant }, use) => {
      const { url, stop } = await startSite(variant)
      await use({ url, mailbox: createMailbox(url) })
      stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  language: ['zh', { option: true }],
  person: async ({ site }, use) => {
    const person = newPerson()
    await withAccount(site.url, person)
    await use(person)
  },
  openBrowser: async ({ browser, language, site }, use) => {
    const problems: string[] = []
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: site.url, ...options })
      listen(context, problems)
      await speak(context, language)
      return context
    })
    expectSilence(problems)
  },
  quiet: [
    async ({ context }, use) => {
      const problems: string[] = []
      listen(context, problems)
      await use(undefined)
      expectSilence(problems)
    },
    { auto: true },
  ],
  context: async ({ context, language }, use) => {
    await speak(context, language)
    await use(context)
    // A route may be in the middle of a request when the journey ends.
    await context.unrouteAll({ behavior: 'ignoreErrors' })
  },
})

/**
 * Declares journeys in Chinese. Those with the tag `@bilingual` run in English as well: where language
 * is the point, and the main way through each part of the site.
 */
export const inBothLanguages = (declare: (language: Language, t: Texts) => void): void => {
  for (const language of ['zh', 'en'] as const) {
    // The configuration leaves out what is English and not bilingual.
    test.describe(language === 'zh' ? '中文' : 'English', { tag: `@${language}` }, () => {
      test.use({ language })
      declare(language, textsIn(language))
    })
  }
}

export { expect, textsIn, type Texts }
