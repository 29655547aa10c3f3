import type { TFunction } from 'i18next'
import type account from './zh/account.ts'
import type auth from './zh/auth.ts'
import type catalogue from './zh/catalogue.ts'
import type common from './zh/common.ts'
import type compare from './zh/compare.ts'
import type contact from './zh/contact.ts'
import type dashboard from './zh/dashboard.ts'
import type errors from './zh/errors.ts'
import type landing from './zh/landing.ts'
import type legal from './zh/legal.ts'
import type manage from './zh/manage.ts'
import type notFound from './zh/notFound.ts'
import type publish from './zh/publish.ts'
import type search from './zh/search.ts'
import type twoFactor from './zh/twoFactor.ts'

/** The messages of one language by i18next namespace: one file each. Chinese is the source of the keys. */
export interface Messages {
  readonly account: typeof account
  readonly auth: typeof auth
  readonly catalogue: typeof catalogue
  readonly common: typeof common
  readonly compare: typeof compare
  readonly contact: typeof contact
  readonly dashboard: typeof dashboard
  readonly errors: typeof errors
  readonly landing: typeof landing
  readonly legal: typeof legal
  readonly manage: typeof manage
  readonly notFound: typeof notFound
  readonly publish: typeof publish
  readonly search: typeof search
  readonly twoFactor: typeof twoFactor
}

/** Name of a file of messages. */
export type Namespace = keyof Messages

type SameKeys<T> = {
  readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]>
} & {
  // Chinese has one plural form, English has two: `…_other` in zh requires `…_one` in en.
  readonly [K in keyof T as K extends `${infer Stem}_other` ? `${Stem}_one` : never]: string
}

/** A text with a count has a key for each plural, and is named without it. */
type Stem<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

type Keys<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string ? Stem<Key> : `${Key}.${Keys<Part[Key]>}`
}[keyof Part & string]

/** Key of a message: `auth:login.submit`. */
export type TextKey = { [Name in Namespace]: `${Name}:${Keys<Messages[Name]>}` }[Namespace]

/** What an English file satisfies: every key of the Chinese file `T`, and the English plurals. */
export type Translation<T> = SameKeys<T>

/**
 * The type of `t` in a function that is given it: whatever `t` the caller has, so each key names its
 * namespace, as in `t('errors:reason.network')`.
 */
export type Translate = TFunction<readonly Namespace[]>
