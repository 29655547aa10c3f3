import sampleFile from '#assets/products.json' with { type: 'json' }
import type { Language } from '#domain/language.ts'
import type { Tab } from '#tests/browsers/tab.ts'
import { named, until } from '#tests/browsers/steps.ts'
import type { Person } from '#tests/journeys/people.ts'
import { appCode } from '#tests/journeys/secondFactor.ts'
import type { Session } from './session.ts'

/** Returns the text of a key, without its tags; what a tag stands for is “…”. */
export type Text = (key: string, values?: Readonly<Record<string, unknown>>) => string

/** What the moments of one language work with. */
export interface Stage {
  readonly tab: Tab
  readonly session: Session
  /** Address of the site, with `/en` for English. */
  readonly url: string
  readonly language: Language
  readonly text: Text
  readonly otherLanguage: Language
  /** A person with an account. */
  readonly person: Person
  /** A person with an account and a second factor. */
  readonly guarded: Person
  /** An export of one product. */
  readonly importFile: string
}

/** One moment: what leads to it, the keys that are pressed, and what is spoken then. */
export interface Moment {
  readonly name: string
  readonly arrange?: (stage: Stage) => Promise<unknown>
  readonly act: (stage: Stage) => unknown
  /** Spoken exactly once. */
  readonly once?: (stage: Stage) => readonly string[]
  /** Spoken; Orca may repeat it. */
  readonly spoken?: (stage: Stage) => readonly string[]
  readonly never?: (stage: Stage) => readonly string[]
}

const isLoaded = (words: string) => words.startsWith('Finished loading')

const open = async ({ tab, url, session }: Stage, path: string) => {
  session.forget()
  await tab.open(url + path)
  await until(tab, `document.getElementById('site-start-failed') === null`)
  // Orca sums the page up when it has loaded.
  for (let tries = 0; tries < 20 && !session.heard().some(isLoaded); tries += 1)
    await session.quiet()
  session.press('Control_L')
  await session.quiet()
}

/** Has Orca read a page from its beginning. */
const read = async (stage: Stage, path: string) => {
  await open(stage, path)
  stage.session.press('KP_Add')
}

/** Moves the focus by script: where it comes from is not what is tested. */
const focus = async (
  { tab, session }: Stage,
  name: string,
  kinds = 'button, a, input, textarea',
) => {
  await named(tab, kinds, name)
  await tab.evaluate(`document.querySelector('[data-named-element]').focus()`)
  await session.quiet()
}

const focusFirst = async ({ tab, session }: Stage, selector: string) => {
  const element = `document.querySelector(${JSON.stringify(selector)})`
  await until(tab, `${element} !== null`)
  await tab.evaluate(`${element}.focus()`)
  await session.quiet()
}

/** Types into the field that has the focus. The keys go past Orca, which takes letters for commands outside fields. */
const type = async ({ tab }: Stage, value: string) => {
  await tab.evaluate(`document.activeElement.select()`)
  await tab.type(':focus', value)
}

const fill = async (stage: Stage, name: string, value: string) => {
  await focus(stage, name)
  await type(stage, value)
  await stage.session.quiet()
}

const enter = ({ session }: Stage) => session.press('Return')

const at = ({ tab }: Stage, path: string) =>
  until(tab, `(location.pathname.replace(/^[/]en/, '') || '/') === ${JSON.stringify(path)}`)

const { products: samples } = sampleFile

/** A car that is in stock. */
const sold = samples.find(({ category, stockQuantity }) => category === 'car' && stockQuantity > 0)
if (sold === undefined) throw new Error('No car is in stock')

const newcomer = 'ann.lee@example.com'
const password = 'Spring-river-82'

/** Opens the menu of rare actions and goes to one. */
const moreAction = async (stage: Stage, name: string) => {
  await focus(stage, stage.text('manage:action.more'))
  enter(stage)
  await focus(stage, name)
}

/** The first button whose name begins as a text with an empty name does. */
const focusRowButton = (stage: Stage, key: string) =>
  focusFirst(stage, `button[aria-label^=${JSON.stringify(stage.text(key, { name: '' }).trim())}]`)

const management = async (stage: Stage) => {
  await open(stage, '/dashboard/products')
  await until(stage.tab, `document.querySelector('[data-product] button') !== null`, 60_000)
}

const logIn = async (stage: Stage, { email, password }: Person) => {
  const { text } = stage
  await open(stage, '/login')
  await fill(stage, text('auth:field.email'), email)
  await fill(stage, text('auth:field.password'), password)
}

/** The focus is where the element is. */
const hasFocus = ({ tab }: Stage, selector: string) =>
  until(tab, `document.activeElement.matches(${JSON.stringify(selector)})`)

/** The first of the six boxes of a code. */
const firstDigit = ({ text }: Stage) => text('auth:code.digit', { position: 1, total: 6 })

const languageButton = ({ language, text }: Stage) =>
  text('common:language.current', { name: text(`common:language.${language}`) })

/** In this order, in one browser. */
export const moments: readonly Moment[] = [
  {
    name: 'contact, sent empty',
    arrange: async (stage) => {
      await open(stage, '/#contact')
      await focus(stage, stage.text('contact:form.send'))
    },
    act: enter,
    once: ({ text }) => [text('contact:problem.heading', { count: 3 })],
  },
  {
    name: 'contact, a problem followed to its field',
    arrange: ({ session }) => {
      session.press('Tab', 'Tab', 'Tab')
      return session.quiet()
    },
    act: enter,
    once: ({ text }) => [text('contact:problem.emailRequired')],
  },
  {
    name: 'contact, sent',
    arrange: async (stage) => {
      const { text } = stage
      await fill(stage, text('contact:form.lastName'), 'Lee')
      await fill(stage, text('contact:form.firstName'), 'Ann')
      await fill(stage, text('contact:form.email'), newcomer)
    },
    act: enter,
    once: ({ text }) => [text('contact:success.title')],
  },
  {
    name: 'contact, another message',
    act: enter,
    spoken: ({ text }) => [text('contact:form.label')],
  },
  {
    name: 'wrong password',
    arrange: async (stage) => {
      const { text, person } = stage
      await open(stage, '/login')
      await fill(stage, text('auth:field.email'), person.email)
      await fill(stage, text('auth:field.password'), 'wrong-password')
    },
    act: enter,
    once: ({ text }) => [text('auth:login.invalidCredentials')],
  },
  {
    name: 'reset, asked',
    arrange: (stage) => focus(stage, stage.text('auth:login.forgot')),
    act: enter,
    spoken: ({ text }) => [text('auth:recovery.title'), text('auth:field.email')],
  },
  {
    name: 'reset, typed',
    // Outside a field the reader takes letters for commands.
    act: ({ session }) => session.press('ctrl+a', 'BackSpace', 'h', 'k', 'x'),
    never: ({ text }) => [text('auth:recovery.title')],
  },
  {
    name: 'reset, an address that is none',
    arrange: async (stage) => {
      await until(stage.tab, `document.activeElement.value === 'hkx'`)
      await fill(stage, stage.text('auth:field.email'), 'ann')
    },
    act: enter,
    once: ({ text }) => [text('auth:problem.emailInvalid')],
  },
  {
    name: 'reset, refused again',
    act: enter,
    once: ({ text }) => [text('auth:problem.emailInvalid')],
  },
  {
    name: 'reset, sent',
    arrange: (stage) => fill(stage, stage.text('auth:field.email'), stage.person.email),
    act: enter,
    once: ({ text, person }) => [text('auth:recovery.sent'), person.email],
  },
  {
    name: 'log-in',
    arrange: (stage) => logIn(stage, stage.person),
    act: enter,
    spoken: ({ text, person }) => [text('dashboard:welcome.greeting', { name: person.name })],
  },
  {
    name: 'second factor, turned on',
    arrange: async (stage) => {
      const { tab, text } = stage
      await open(stage, '/dashboard/account')
      await focus(stage, text('twoFactor:section.start'))
      enter(stage)
      await focusFirst(stage, `[aria-label=${JSON.stringify(firstDigit(stage))}]`)
      const key = await tab.evaluate(`document.querySelector('ol p[translate=no]').innerText`)
      await type(stage, appCode(String(key), 0))
      await focus(stage, text('twoFactor:section.confirm'))
    },
    act: enter,
    once: ({ text }) => [text('twoFactor:section.on')],
    spoken: ({ text }) => [text('twoFactor:section.codesTitle')],
  },
  {
    name: 'recovery codes, saved',
    arrange: (stage) => focus(stage, stage.text('twoFactor:section.saved')),
    act: enter,
    spoken: ({ text }) => [text('twoFactor:section.on')],
  },
  {
    name: 'log-out',
    arrange: async (stage) => {
      await open(stage, '/dashboard')
      await focus(stage, stage.text('common:logOut.submit'))
    },
    act: enter,
    once: ({ text }) => [text('common:logOut.done')],
  },
  {
    name: 'log-in asks for the second factor',
    arrange: (stage) => logIn(stage, stage.guarded),
    act: enter,
    spoken: ({ text }) => [text('twoFactor:login.title'), text('twoFactor:login.lead.totp')],
  },
  {
    name: 'second factor, wrong code',
    arrange: async (stage) => {
      await at(stage, '/login/code')
      await type(stage, '000000')
      await stage.session.quiet()
    },
    act: enter,
    once: ({ text }) => [text('twoFactor:login.wrong.totp')],
  },
  {
    name: 'password, typed',
    arrange: async (stage) => {
      await focus(stage, stage.text('twoFactor:login.leave'))
      enter(stage)
      await at(stage, '/login')
      await open(stage, '/signup')
      await focus(stage, stage.text('auth:field.password'))
    },
    act: (stage) => type(stage, 'password'),
    once: ({ text }) => [text('auth:strength.common')],
    never: () => ['invalid'],
  },
  {
    name: 'sign-up, code sent',
    arrange: async (stage) => {
      const { text } = stage
      await fill(stage, text('auth:field.name'), 'Ann Lee')
      await fill(stage, text('auth:field.email'), newcomer)
      await fill(stage, text('auth:field.password'), password)
      await fill(stage, text('auth:field.confirm'), password)
      await focusFirst(stage, '[type=checkbox]')
      stage.session.press('space')
      await focus(stage, text('auth:signup.submit'))
    },
    act: enter,
    spoken: (stage) => [
      stage.text('auth:code.title'),
      stage.text('auth:code.linkSentTo').split('…')[0] ?? '',
      firstDigit(stage),
    ],
  },
  {
    name: 'code, typed',
    arrange: (stage) => hasFocus(stage, `[aria-label=${JSON.stringify(firstDigit(stage))}]`),
    act: ({ session }) => session.press('1', '2'),
    spoken: ({ text }) => [text('auth:code.digit', { position: 3, total: 6 })],
    never: ({ text }) => [text('auth:code.title')],
  },
  {
    name: 'code, sent empty',
    arrange: (stage) => focus(stage, stage.text('auth:code.submit')),
    act: enter,
    once: ({ text }) => [text('auth:problem.codeIncomplete')],
  },
  {
    name: 'code, refused again',
    act: enter,
    once: ({ text }) => [text('auth:problem.codeIncomplete')],
  },
  {
    name: 'code, right',
    arrange: async (stage) => {
      await type(stage, '482913')
      await stage.session.quiet()
    },
    act: enter,
    spoken: ({ text }) => [text('auth:verified.title')],
    once: ({ text }) => [text('auth:verified.redirect', { seconds: 3 })],
  },
  {
    name: 'empty category, read',
    arrange: (stage) => at(stage, '/'),
    act: (stage) => read(stage, '/products/drone'),
    spoken: ({ text }) => [text('catalogue:state.emptyOffer')],
  },
  {
    name: 'samples, loaded',
    arrange: async (stage) => {
      await open(stage, '/dashboard/products')
      await focus(stage, stage.text('manage:action.samples'))
    },
    act: enter,
    once: ({ text }) => [text('manage:undo.samples', { count: 24 })],
  },
  {
    name: 'management, search without a match',
    arrange: async (stage) => {
      await management(stage)
      await focusFirst(stage, 'main [type=search]')
    },
    act: (stage) => type(stage, 'zzz'),
    once: ({ text }) => [text('catalogue:state.noMatch', { query: 'zzz' })],
  },
  {
    name: 'management, search cleared',
    act: ({ session }) => session.press('ctrl+a', 'BackSpace'),
    once: ({ text }) => [text('catalogue:results', { count: 24 })],
  },
  {
    name: 'management, sorted by the head of a column',
    arrange: (stage) => focus(stage, stage.text('manage:table.price'), 'th button'),
    act: enter,
    once: ({ text }) => [text('manage:rows.orders.price.asc')],
  },
  {
    name: 'management, order turned',
    act: enter,
    spoken: ({ text }) => [text('manage:rows.orders.price.desc')],
  },
  {
    name: 'price, refused',
    arrange: async (stage) => {
      await focusRowButton(stage, 'manage:table.editPrice')
      enter(stage)
      await stage.session.quiet()
      await type(stage, '0')
      await stage.session.quiet()
    },
    act: enter,
    once: ({ text }) => [text('manage:problem.priceInvalid')],
  },
  {
    name: 'price, refused again',
    act: enter,
    once: ({ text }) => [text('manage:problem.priceInvalid')],
  },
  {
    name: 'price, saved',
    arrange: async (stage) => {
      await type(stage, '12')
      await stage.session.quiet()
    },
    act: enter,
    once: ({ text }) => [text('manage:undo.price', { count: 1 })],
  },
  {
    name: 'product, deleted',
    arrange: (stage) => focusRowButton(stage, 'manage:table.deleteOf'),
    act: enter,
    once: ({ text }) => [text('manage:undo.remove', { count: 1 })],
  },
  {
    name: 'deletion, undone',
    arrange: (stage) => focus(stage, stage.text('manage:undo.action')),
    act: enter,
    once: ({ text }) => [text('manage:done.undone')],
  },
  {
    name: 'import, previewed',
    arrange: ({ session }) => session.quiet(),
    act: ({ tab, importFile }) => tab.choose('input[type=file][accept*=json]', importFile),
    spoken: ({ text }) => [text('manage:import.title')],
  },
  {
    name: 'import, done',
    arrange: (stage) => focus(stage, stage.text('manage:import.confirm', { count: 1 })),
    act: enter,
    once: ({ text }) => [text('manage:undo.import', { count: 1 })],
  },
  {
    name: 'clear all, asked',
    arrange: (stage) => moreAction(stage, stage.text('manage:action.clear')),
    act: enter,
    spoken: ({ text }) => [text('manage:delete.all', { count: 25 })],
  },
  {
    name: 'clear all, done',
    arrange: (stage) => focus(stage, stage.text('manage:delete.confirm')),
    act: enter,
    once: ({ text }) => [text('manage:undo.clear', { count: 25 })],
  },
  {
    name: 'category, search',
    arrange: async (stage) => {
      await focus(stage, stage.text('manage:undo.action'))
      enter(stage)
      await stage.session.quiet()
      await open(stage, '/products/car')
      await focusFirst(stage, 'main [type=search]')
    },
    act: (stage) => type(stage, 'zzz'),
    once: ({ text }) => [text('catalogue:state.noMatch', { query: 'zzz' })],
  },
  {
    name: 'category, order turned',
    arrange: async (stage) => {
      stage.session.press('ctrl+a', 'BackSpace')
      await focusFirst(stage, 'main [aria-pressed=true]')
    },
    act: enter,
    once: ({ text }) => [`${text('catalogue:sort.date')} ${text('catalogue:sort.asc')}`],
  },
  {
    name: 'comparison, one chosen',
    arrange: (stage) => focusFirst(stage, '[data-product] input[type=checkbox]'),
    act: ({ session }) => session.press('space'),
    once: ({ text }) => [text('catalogue:compare.oneMore')],
  },
  {
    name: 'cart, asked',
    arrange: async (stage) => {
      const { language, text } = stage
      await focus(stage, sold[language].productName)
      enter(stage)
      await focus(stage, text('catalogue:detail.addToCart'))
    },
    act: enter,
    once: ({ text }) => [text('catalogue:detail.cartNote')],
  },
  {
    name: 'cart, asked again',
    act: enter,
    once: ({ text }) => [text('catalogue:detail.cartNote')],
  },
  {
    name: 'language menu, opened',
    arrange: (stage) => focus(stage, languageButton(stage)),
    act: enter,
    once: () => ['expanded'],
  },
  {
    name: 'language menu, closed',
    act: ({ session }) => session.press('Escape'),
    once: () => ['collapsed'],
  },
  {
    name: 'category, read',
    act: (stage) => read(stage, '/products/phone'),
    spoken: ({ language }) =>
      samples
        .filter(({ category }) => category === 'phone')
        .map((sample) => sample[language].productName),
    // The picture of a card has no name.
    never: () => ['image'],
  },
  {
    name: 'product form, opened',
    arrange: async (stage) => {
      await management(stage)
      await focus(stage, stage.text('manage:action.add'))
    },
    act: enter,
    spoken: ({ text }) => [text('manage:form.title')],
  },
  {
    name: 'storage, read',
    act: (stage) => read(stage, '/dashboard/products'),
    spoken: ({ text }) => [
      text('manage:storage.figure', { used: '', capacity: '5 MB' }).slice(2).trim(),
    ],
  },
  {
    name: 'account, read',
    act: (stage) => read(stage, '/dashboard/account'),
    spoken: ({ text }) => [text('account:close.text')],
    never: () => ['clickable'],
  },
  {
    name: 'closing the account, asked',
    arrange: async (stage) => {
      await open(stage, '/dashboard/account')
      await focus(stage, stage.text('account:close.open'), 'button')
    },
    act: enter,
    spoken: ({ text }) => [text('account:close.question', { email: newcomer })],
  },
  {
    name: 'language, changed at a fragment',
    arrange: async (stage) => {
      stage.session.press('Escape')
      await open(stage, '/#contact')
      await focus(stage, languageButton(stage))
      enter(stage)
      await focus(stage, stage.text(`common:language.${stage.otherLanguage}`))
    },
    act: enter,
    spoken: ({ text, otherLanguage }) => [text(`common:language.${otherLanguage}`)],
    never: ({ text }) => [text('contact:heading')],
  },
]
