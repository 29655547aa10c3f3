import { createMailbox } from '#tests/journeys/mailbox.ts'
import { newPerson } from '#tests/journeys/people.ts'
import { someProducts } from '#tests/journeys/products.ts'
import { appCode } from '#tests/journeys/secondFactor.ts'
import { textsIn } from '#tests/support/texts.ts'
import type { Tab } from './tab.ts'

/** What the steps of one browser work with. */
export interface Visit {
  readonly tab: Tab
  /** Address of the site. */
  readonly url: string
  /** A picture to choose. */
  readonly picture: string
  /** An export of one product to import. */
  readonly importFile: string
  /** Opens another tab, whose pages run no scripts. */
  readonly openWithoutScripts: () => Promise<Tab>
}

/** One step; it throws when the page does not do what it should. */
export type Step = readonly [name: string, run: (visit: Visit) => Promise<void>]

const t = textsIn('zh')
const english = textsIn('en')
const person = newPerson('林夏')
const newPassword = 'Autumn-lake-73'

/** Waits until an expression is true in the page. */
export const until = async (tab: Tab, condition: string, limit = 60_000): Promise<void> => {
  const end = Date.now() + limit
  for (;;) {
    if ((await tab.evaluate(condition).catch(() => false)) === true) return
    if (Date.now() > end) throw new Error(`Never true: ${condition}`)
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
}

const shows = (tab: Tab, text: string) =>
  until(tab, `document.body.innerText.includes(${JSON.stringify(text)})`)

/** Marks the first visible element with a name, and returns its selector. */
export const named = async (tab: Tab, kinds: string, name: string): Promise<string> => {
  await until(
    tab,
    `(() => {
      document.querySelector('[data-named-element]')?.removeAttribute('data-named-element')
      const dialog = document.querySelector('dialog[open]')
      const found = [...(dialog ?? document).querySelectorAll(${JSON.stringify(kinds)})].find((element) =>
        element.getClientRects().length > 0 &&
        [element.getAttribute('aria-label'), element.innerText, ...[...(element.labels ?? [])].map((label) => label.innerText)]
          .some((text) => text?.replaceAll(/\\s+/g, ' ').trim() === ${JSON.stringify(name)}))
      found?.setAttribute('data-named-element', '')
      found?.scrollIntoView({ block: 'center' })
      return found !== undefined
    })()`,
  )
  return '[data-named-element]'
}

const press = async (tab: Tab, name: string) =>
  tab.click(await named(tab, 'button, a, summary, [role=button]', name))

const fill = async (tab: Tab, label: string, text: string) =>
  tab.type(await named(tab, 'input, textarea', label), text)

/** Opens an address and waits until the app runs. */
const visit = async ({ tab, url }: Visit, path: string) => {
  await tab.open(url + path)
  await until(tab, `document.getElementById('site-start-failed') === null`)
}

const at = (tab: Tab, path: string) => until(tab, `location.pathname === ${JSON.stringify(path)}`)

/** The first of the six boxes of a code. */
const firstDigit = `[aria-label="${t('auth:code.digit', { position: 1, total: 6 })}"]`

const noOverflow = async (tab: Tab) =>
  until(tab, 'document.documentElement.scrollWidth <= innerWidth')

/** The screen fits on a phone. */
const fitsPhone = async (tab: Tab, screen: string) => {
  await tab.resize(360, 740)
  await until(tab, 'innerWidth === 360')
  const width = Number(await tab.evaluate('document.documentElement.scrollWidth'))
  await tab.resize(1280, 900)
  if (width > 360) throw new Error(`${screen} is ${String(width)} px wide at 360`)
}

const storedProducts = `JSON.parse(localStorage.getItem('local_products') ?? '[]')`

/** The main journeys, in this order, in one browser. */
export const steps: readonly Step[] = [
  [
    'landing: logo, line and text',
    async (context) => {
      const { tab } = context
      await tab.resize(1280, 900)
      await visit(context, '/')
      await shows(tab, t('landing:hero.action'))
      await until(tab, `document.querySelector('header a svg').getBoundingClientRect().width > 60`)
      await until(tab, `document.querySelector('footer svg').getBoundingClientRect().width > 60`)
      await noOverflow(tab)
    },
  ],
  [
    'menu on a narrow screen',
    async (context) => {
      const { tab } = context
      await tab.resize(450, 740)
      await visit(context, '/')
      await press(tab, t('common:nav.openMenu'))
      await shows(tab, t('common:category.drone'))
      await until(
        tab,
        `document.querySelector('nav[popover]').getBoundingClientRect().height > 400`,
      )
      await tab.press('Escape')
      await until(tab, `document.querySelector('nav[popover]').getClientRects().length === 0`)
      await noOverflow(tab)
    },
  ],
  [
    'language menu',
    async (context) => {
      const { tab } = context
      await tab.resize(1280, 900)
      await visit(context, '/terms')
      await press(tab, t('common:language.current', { name: t('common:language.zh') }))
      await press(tab, t('common:language.en'))
      await at(tab, '/en/terms')
      await shows(tab, english('legal:heading'))
      await press(tab, english('common:language.current', { name: t('common:language.en') }))
      await press(tab, t('common:language.zh'))
      await at(tab, '/terms')
    },
  ],
  [
    'contact',
    async (context) => {
      const { tab } = context
      await visit(context, '/#contact')
      await press(tab, t('contact:form.send'))
      await shows(tab, t('contact:problem.heading', { count: 3 }))
      await fitsPhone(tab, 'contact, refused')
      await fill(tab, t('contact:form.lastName'), '林')
      await fill(tab, t('contact:form.firstName'), '夏')
      await fill(tab, t('auth:field.email'), person.email)
      await fill(
        tab,
        `${t('contact:form.phone')} ${t('common:action.optional')}`,
        '+86 138 0000 0000',
      )
      await press(tab, t('contact:form.send'))
      await shows(tab, t('contact:success.title'))
      await fitsPhone(tab, 'contact, sent')
    },
  ],
  [
    'sign-up: the password is shown and the caret stays',
    async (context) => {
      const { tab } = context
      await visit(context, '/signup')
      await fill(tab, t('auth:field.password'), person.password)
      await press(tab, t('auth:toggle.showPassword'))
      await until(tab, `document.querySelector('[name=password]').type === 'text'`)
      await until(
        tab,
        `document.querySelector('[name=password]').selectionStart === ${String(person.password.length)}`,
      )
    },
  ],
  [
    'sign-up with a code',
    async (context) => {
      const { tab } = context
      await visit(context, '/signup')
      await press(tab, t('auth:signup.submit'))
      await shows(tab, t('auth:problem.nameRequired'))
      await fitsPhone(tab, 'sign-up, refused')
      await fill(tab, t('auth:field.name'), person.name)
      await fill(tab, t('auth:field.email'), person.email)
      await fill(tab, t('auth:field.password'), person.password)
      await fill(tab, t('auth:field.confirm'), person.password)
      await tab.evaluate(`document.querySelector('[type=checkbox]').click()`)
      await press(tab, t('auth:signup.submit'))
      await shows(tab, t('auth:code.title'))
      await fitsPhone(tab, 'code')
      await tab.type(firstDigit, '482913')
      await press(tab, t('auth:code.submit'))
      await shows(tab, t('auth:verified.title'))
      await fitsPhone(tab, 'verified')
      await at(tab, '/')
    },
  ],
  [
    'log-out and reset dialog',
    async (context) => {
      const { tab } = context
      await visit(context, '/dashboard')
      await press(tab, t('common:logOut.submit'))
      await at(tab, '/')
      await visit(context, '/login')
      await press(tab, t('auth:login.forgot'))
      await until(tab, `document.querySelector('dialog:modal') !== null`)
      await fill(tab, t('auth:field.email'), person.email)
      await press(tab, t('auth:recovery.submit'))
      await shows(tab, t('auth:recovery.sent'))
      await fitsPhone(tab, 'recovery, sent')
      await tab.press('Escape')
      await until(tab, `document.querySelector('dialog:modal') === null`)
    },
  ],
  [
    'recovery by mail',
    async (context) => {
      const { tab, url } = context
      await visit(context, await createMailbox(url).link(person.email))
      await fill(tab, t('auth:field.newPassword'), newPassword)
      await fill(tab, t('auth:field.confirmNew'), newPassword)
      await press(tab, t('auth:reset.submit'))
      await shows(tab, t('auth:reset.savedTitle'))
      await fitsPhone(tab, 'new password, saved')
    },
  ],
  [
    'log-in',
    async (context) => {
      const { tab } = context
      await visit(context, '/login')
      await fill(tab, t('auth:field.email'), person.email)
      await fill(tab, t('auth:field.password'), newPassword)
      await tab.press('Enter')
      await at(tab, '/dashboard')
      await shows(tab, t('dashboard:welcome.greeting', { name: person.name }))
    },
  ],
  [
    'account with second factor',
    async (context) => {
      const { tab } = context
      await visit(context, '/dashboard/account')
      await press(tab, t('twoFactor:section.start'))
      await until(tab, `document.querySelector('main svg[role=img]') !== null`)
      await fitsPhone(tab, 'second factor, set-up')
      const secret = String(
        await tab.evaluate(
          `document.querySelector('main svg[role=img]').closest('section').querySelector('[translate=no]').textContent`,
        ),
      )
      await tab.type(firstDigit, appCode(secret, 0))
      await tab.press('Enter')
      await shows(tab, t('twoFactor:section.codesList'))
      await fitsPhone(tab, 'second factor, codes')
      await press(tab, t('twoFactor:section.saved'))
    },
  ],
  [
    'management: sample products with pictures',
    async (context) => {
      const { tab } = context
      await visit(context, '/dashboard/products')
      await press(tab, t('manage:action.samples'))
      await until(tab, `${storedProducts}.length === 24`, 90_000)
      await until(
        tab,
        `Object.entries(localStorage).filter(([key]) => /image/.test(key)).reduce((sum, [, text]) => sum + text.length, 0) < 500000`,
      )
    },
  ],
  [
    'category: sort, search, product and Back',
    async (context) => {
      const { tab } = context
      await visit(context, '/products/car')
      await press(tab, t('catalogue:sort.price'))
      await until(tab, `location.search.includes('price')`)
      await tab.type('main [type=search]', 'X')
      await until(tab, `location.search.includes('q=')`)
      await shows(tab, t('catalogue:results', { count: 2 }))
      await visit(context, '/products/car')
      await until(tab, `document.querySelectorAll('[data-product]').length === 4`)
      await tab.evaluate(`scrollTo({ top: 150, behavior: 'instant' })`)
      await tab.evaluate(
        `document.addEventListener('click', () => sessionStorage.setItem('card-top', document.querySelector('[data-product]').getBoundingClientRect().top), true)`,
      )
      // A real click: WebKit's Back skips entries that no person made.
      await tab.click('[data-product] a')
      await until(tab, `document.querySelector('article h1') !== null`)
      await tab.back()
      await until(tab, `document.querySelectorAll('[data-product]').length === 4`)
      await until(
        tab,
        `Math.abs(document.querySelector('[data-product]').getBoundingClientRect().top - Number(sessionStorage.getItem('card-top'))) < 2`,
      )
    },
  ],
  [
    'Back to the fifteenth product of 24',
    async (context) => {
      const { tab } = context
      const cards = `document.querySelectorAll('[data-product]')`
      const store = (text: string) =>
        tab.evaluate(`localStorage.setItem('local_products', ${JSON.stringify(text)})`)
      await visit(context, '/products/car')
      const kept = String(await tab.evaluate(`localStorage.getItem('local_products')`))
      await store(JSON.stringify(someProducts('zh', 24)))
      await visit(context, '/products/car')
      await until(tab, `${cards}.length === 24`)
      await tab.evaluate(`(() => {
        const link = ${cards}[14].querySelector('a')
        link.setAttribute('data-far', '')
        link.scrollIntoView({ block: 'center', behavior: 'instant' })
        document.addEventListener('click', () =>
          sessionStorage.setItem('far-top', ${cards}[14].getBoundingClientRect().top),
          { capture: true, once: true })
      })()`)
      await tab.click('[data-far]')
      await until(tab, `document.querySelector('article h1') !== null`)
      await tab.back()
      await until(tab, `${cards}.length === 24`)
      await tab.evaluate(
        'new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))',
      )
      await until(
        tab,
        `Math.abs(${cards}[14].getBoundingClientRect().top - Number(sessionStorage.getItem('far-top'))) < 2`,
      )
      await store(kept)
    },
  ],
  [
    'management: a product with a picture',
    async (context) => {
      const { tab, picture } = context
      await visit(context, '/dashboard/products')
      await press(tab, t('manage:action.add'))
      await press(tab, t('manage:form.save'))
      await shows(tab, t('manage:problem.productNameRequired'))
      await fitsPhone(tab, 'product, refused')
      await fill(tab, t('manage:form.name'), '试一试')
      await fill(tab, t('manage:form.description'), '一件产品。')
      await fill(tab, t('manage:form.price'), '12.50')
      await fill(tab, t('manage:form.stock'), '3')
      await tab.choose('input[type=file][accept*=image]', picture)
      await until(tab, `document.querySelector('form img') !== null`)
      await press(tab, t('manage:form.save'))
      await until(tab, `${storedProducts}.length === 25`)
    },
  ],
  [
    'management: export and import',
    async (context) => {
      const { tab, importFile } = context
      await press(tab, t('manage:action.export'))
      await shows(tab, t('manage:done.exported', { name: 'products' }))
      await tab.choose('input[type=file][accept*=json]', importFile)
      await shows(tab, t('manage:import.title'))
      await fitsPhone(tab, 'import preview')
      await press(tab, t('manage:import.confirm', { count: 1 }))
      await until(tab, `${storedProducts}.length === 26`)
    },
  ],
  [
    'management: undo',
    async ({ tab }) => {
      await press(tab, t('manage:undo.action'))
      await until(tab, `${storedProducts}.length === 25`)
      await tab.evaluate(`document.querySelector('[data-product] [type=checkbox]').click()`)
      await shows(tab, t('manage:chosen.count', { count: 1 }))
      await fitsPhone(tab, 'management, chosen bar')
    },
  ],
  [
    'log-in asks for the second factor',
    async (context) => {
      const { tab } = context
      await visit(context, '/dashboard')
      await press(tab, t('common:logOut.submit'))
      await at(tab, '/')
      await visit(context, '/login')
      await fill(tab, t('auth:field.email'), person.email)
      await fill(tab, t('auth:field.password'), newPassword)
      await tab.press('Enter')
      await at(tab, '/login/code')
      await fitsPhone(tab, 'challenge')
    },
  ],
  [
    'storage blocked',
    async (context) => {
      const { tab } = context
      await visit(context, '/terms')
      await tab.evaluate(
        `void Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('', 'SecurityError') } })`,
      )
      await tab.click('header a[href="/products/car"]')
      await shows(tab, t('catalogue:session.title'))
    },
  ],
  [
    'no script: pages can be read, links work',
    async ({ openWithoutScripts, url }) => {
      const tab = await openWithoutScripts()
      try {
        await tab.resize(1280, 900)
        await tab.open(`${url}/terms`)
        await shows(tab, t('common:noScript'))
        await shows(tab, t('legal:heading'))
        // A click by a driver runs scripts in the page.
        await tab.evaluate(`document.querySelector('header a[href="/products/car"]').focus()`)
        await tab.press('Enter')
        await at(tab, '/products/car')
        await shows(tab, t('common:category.car'))
      } finally {
        await tab.close()
      }
    },
  ],
]
