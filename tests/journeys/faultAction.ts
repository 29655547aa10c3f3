import type { APIRequestContext, Locator, Page } from '@playwright/test'
import type { Texts } from './fixtures.ts'
import type { Mailbox } from './mailbox.ts'
import type { Person } from './people.ts'

/** What an action works with. */
export interface Situation {
  readonly page: Page
  readonly t: Texts
  /** A user with an account, not logged in. */
  readonly person: Person
  /** A person without an account. */
  readonly visitor: Person
  readonly site: { readonly url: string; readonly mailbox: Mailbox }
  /** Calls the service without the cookies of the page. */
  readonly request: APIRequestContext
}

/** Something that a visitor does, and that needs the service. */
export interface Action {
  /** Opens the page with everything typed. */
  readonly arrange: (situation: Situation) => Promise<void>
  /** Sends it: at first, and again after each fault. */
  readonly send: (situation: Situation) => Locator
  /** A field and the text that must stay in it. */
  readonly typed?: (situation: Situation) => readonly [Locator, string | RegExp]
  /** What is there once the service answers. */
  readonly done: (situation: Situation) => Locator
  /** A message without the reason. */
  readonly message?: (t: Situation['t']) => string
}

/** A button of the page itself, by its whole name. */
export const button = (page: Page, name: string): Locator =>
  page.getByRole('main').getByRole('button', { name, exact: true })

/** A field by its whole label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })

/** The first element that holds a text. */
export const text = (page: Page, part: string): Locator => page.getByText(part).first()
