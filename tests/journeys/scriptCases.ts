import type { Page } from '@playwright/test'
import { expect, textsIn, type Language, type Texts } from './fixtures.ts'
import { newPerson, withAccount } from './people.ts'
import { seed, someProducts } from './products.ts'
import { arriveOnDashboard, logIn, untilHydrated } from './steps.ts'

/** What a case works with. */
interface Situation {
  readonly page: Page
  readonly t: Texts
  /** Address of the site. */
  readonly url: string
  /** Lets the script fail from now on. */
  readonly breakScript: () => void
}

/** A script that is fetched after the document, and the step that needs it. */
interface Case {
  /** The only language that has it. */
  readonly language?: Language
  /** File name of the script, without its hash. */
  readonly script: RegExp
  /** What is done before the script fails, and the step that needs it. */
  readonly before: (situation: Situation) => Promise<void>
  /** What must be there after the reload. */
  readonly after: (situation: Situation) => Promise<void>
}

const file = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`)

const address = 'lin.xia@example.com'
const person = newPerson()

const contactField = ({ page, t }: Situation) =>
  page.getByRole('main').getByLabel(t('auth:field.email'))

/** The app never starts: text typed into the prerendered form stays. */
const atStart = (script: RegExp): Case => ({
  script,
  before: async (situation) => {
    situation.breakScript()
    await situation.page.goto('/#contact')
    await contactField(situation).fill(address)
    // A form without the app must not send itself to the host.
    await situation.page.keyboard.press('Enter')
    await expect(situation.page).toHaveURL(/#contact$/)
  },
  after: async (situation) => {
    await expect(contactField(situation)).toHaveValue(address)
    await situation.page
      .getByRole('button', { name: situation.t('contact:form.send'), exact: true })
      .click()
    await expect(
      situation.page.getByText(situation.t('auth:summary.title', { count: 2 })),
    ).toBeVisible()
  },
})

/** The script of another page, after a link was followed. */
const afterLink = (script: RegExp): Case => ({
  script,
  before: async ({ page, t, breakScript }) => {
    await page.goto('/login')
    await untilHydrated(page)
    breakScript()
    await page.getByRole('link', { name: t('common:title.terms') }).click()
  },
  after: async ({ page, t }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common:title.terms'))
  },
})

/** The scripts of the service, at the first call of a form. */
const atFirstCall = (script: RegExp): Case => ({
  script,
  before: async (situation) => {
    const { page, t, url, breakScript } = situation
    await withAccount(url, person).catch(() => undefined)
    breakScript()
    await page.goto('/login')
    await logIn(page, t, person)
    await expect(page.getByRole('main')).toContainText(t('errors:reason.incomplete'))
  },
  after: async (situation) => {
    const { page, t } = situation
    await expect(contactField(situation)).toHaveValue(person.email)
    await logIn(page, t, person)
    await expect(page).toHaveURL(t.either('/dashboard', '/en/dashboard'))
  },
})

const loadSamples = async ({ page, t }: Situation) =>
  page.getByRole('button', { name: t('manage:action.samples') }).click()

const samples = (script: RegExp): Case => ({
  script,
  before: async (situation) => {
    situation.breakScript()
    await situation.page.goto('/products/car')
    await loadSamples(situation)
  },
  after: async (situation) => {
    // Other journeys load all samples; this one is about the script.
    const fetched = situation.page.waitForResponse((answer) => script.test(answer.url()))
    await loadSamples(situation)
    expect((await fetched).status()).toBe(200)
  },
})

/** Every script that is fetched after the document, by what it contains. */
export const scriptCases: Readonly<Record<string, Case>> = {
  'the entry': atStart(file('index')),
  'a package': atStart(file('packages')),
  'the page': atStart(file('landing.route')),
  'the messages of the layout': atStart(file('common')),
  'the messages of the page': atStart(file('contact')),
  'the page of a link': afterLink(file('terms.route')),
  'the messages of a link': afterLink(file('legal')),
  'the services': atFirstCall(file('appwriteServices')),
  'the SDK': atFirstCall(file('appwrite')),
  'the services, with a dialog open,': {
    script: file('appwriteServices'),
    before: async (situation) => {
      const { page, t, breakScript } = situation
      breakScript()
      await page.goto('/login')
      await contactField(situation).fill(address)
      await page.getByRole('button', { name: t('auth:login.forgot') }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t('auth:recovery.submit') }).click()
      // The dialog makes everything else inert.
      const reload = dialog.getByRole('button', {
        name: t('common:status.failed.reload'),
        exact: true,
      })
      await expect(reload).toBeVisible()
      await page.keyboard.press('Tab')
      await expect(reload).toBeFocused()
    },
    after: async (situation) => {
      await expect(contactField(situation)).toHaveValue(address)
    },
  },
  'the check of the session': {
    script: file('appwriteServices'),
    before: async ({ page, t, url, breakScript }) => {
      const user = newPerson()
      await withAccount(url, user)
      await arriveOnDashboard(page, t, user)
      breakScript()
      await page.reload()
    },
    after: async ({ page, t }) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        t('dashboard:welcome.greetingNameless'),
      )
    },
  },
  'the catalogue': {
    script: file('services'),
    before: async ({ page, breakScript }) => {
      breakScript()
      await page.goto('/products/car')
    },
    after: async ({ page, t }) => {
      await expect(page.getByRole('button', { name: t('manage:action.samples') })).toBeVisible()
    },
  },
  'the file of the samples': samples(file('sampleFiles')),
  'what imports and exports': samples(file('exchange')),
  'the search by pinyin': {
    language: 'zh',
    script: file('main'),
    before: async ({ page, breakScript }) => {
      await seed(page, { local_products: JSON.stringify(someProducts('zh', 2)) })
      await page.goto('/products/car')
      await expect(page.locator('[data-product]')).toHaveCount(2)
      breakScript()
      await page.getByRole('searchbox').fill('zhiyuan')
    },
    after: async ({ page }) => {
      await expect(page.locator('[data-product]')).toHaveCount(1)
    },
  },
  'the language': {
    language: 'zh',
    script: file('(?:common|contact)'),
    before: async (situation) => {
      const { page, t, breakScript } = situation
      await page.goto('/#contact')
      await untilHydrated(page)
      await contactField(situation).fill(address)
      breakScript()
      await page.getByRole('button', { name: t('common:language.label') }).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: t(`common:language.${t.either('en', 'zh')}`), exact: true })
        .click()
    },
    after: async ({ page, t }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', t.either('en', 'zh-CN'))
      await expect(
        page.getByRole('main').getByLabel(textsIn(t.either('en', 'zh'))('auth:field.email')),
      ).toHaveValue(address)
    },
  },
}
