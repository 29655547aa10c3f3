import type { Page } from '@playwright/test'
import { expect, type Language, type Localize } from './fixtures.ts'
import { somebody, withAccount } from './people.ts'
import { seed, someProducts } from './products.ts'
import { arriveOnDashboard, logIn, untilHydrated } from './steps.ts'

/** What a case works with. */
interface Situation {
  readonly page: Page
  readonly localize: Localize
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
const person = somebody()

const contactField = ({ page, localize }: Situation) =>
  page.getByRole('main').getByLabel(localize('电子邮箱', 'Email'))

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
      .getByRole('button', { name: situation.localize('发送', 'Send'), exact: true })
      .click()
    await expect(
      situation.page.getByText(
        situation.localize('请先改正2处问题', 'There are 2 problems to fix'),
      ),
    ).toBeVisible()
  },
})

/** The script of another page, after a link was followed. */
const afterLink = (script: RegExp): Case => ({
  script,
  before: async ({ page, localize, breakScript }) => {
    await page.goto('/login')
    await untilHydrated(page)
    breakScript()
    await page.getByRole('link', { name: localize('使用条款', 'Terms of use') }).click()
  },
  after: async ({ page, localize }) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      localize('使用条款', 'Terms of use'),
    )
  },
})

/** The scripts of the service, at the first call of a form. */
const atFirstCall = (script: RegExp): Case => ({
  script,
  before: async (situation) => {
    const { page, localize, url, breakScript } = situation
    await withAccount(url, person).catch(() => undefined)
    breakScript()
    await page.goto('/login')
    await logIn(page, localize, person)
    await expect(page.getByRole('main')).toContainText(
      localize('请先刷新页面。', 'Reload the page.'),
    )
  },
  after: async (situation) => {
    const { page, localize } = situation
    await expect(contactField(situation)).toHaveValue(person.email)
    await logIn(page, localize, person)
    await expect(page).toHaveURL(localize('/dashboard', '/en/dashboard'))
  },
})

const loadSamples = async ({ page, localize }: Situation) =>
  page.getByRole('button', { name: localize('载入示例产品', 'Load sample products') }).click()

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
      const { page, localize, breakScript } = situation
      breakScript()
      await page.goto('/login')
      await contactField(situation).fill(address)
      await page
        .getByRole('button', { name: localize('忘记密码？', 'Forgot your password?') })
        .click()
      const dialog = page.getByRole('dialog')
      await dialog
        .getByRole('button', { name: localize('发送重设邮件', 'Send Reset Email') })
        .click()
      // The dialog makes everything else inert.
      const reload = dialog.getByRole('button', {
        name: localize('刷新页面', 'Reload'),
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
    before: async ({ page, localize, url, breakScript }) => {
      const user = somebody()
      await withAccount(url, user)
      await arriveOnDashboard(page, localize, user)
      breakScript()
      await page.reload()
    },
    after: async ({ page, localize }) => {
      await expect(page.getByRole('heading', { level: 1 })).toContainText(
        localize('你好', 'Welcome'),
      )
    },
  },
  'the catalogue': {
    script: file('catalogueServices'),
    before: async ({ page, breakScript }) => {
      breakScript()
      await page.goto('/products/car')
    },
    after: async ({ page, localize }) => {
      await expect(
        page.getByRole('button', { name: localize('载入示例产品', 'Load sample products') }),
      ).toBeVisible()
    },
  },
  'the file of the samples': samples(file('sampleFiles')),
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
      const { page, localize, breakScript } = situation
      await page.goto('/#contact')
      await untilHydrated(page)
      await contactField(situation).fill(address)
      breakScript()
      await page.getByRole('button', { name: localize('语言', 'Language') }).click()
      await page
        .getByRole('banner')
        .getByRole('link', { name: localize('English', '中文'), exact: true })
        .click()
    },
    after: async ({ page, localize }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', localize('en', 'zh-CN'))
      await expect(page.getByRole('main').getByLabel(localize('Email', '电子邮箱'))).toHaveValue(
        address,
      )
    },
  },
}
