import { addressIn } from '#domain/address.ts'
import type { Language } from '#domain/language.ts'
import { paths } from '#domain/paths.ts'

/** The languages of mails as `X-Appwrite-Locale`: it knows no plain `zh` and falls back to English (decision S6). */
const mailLocales: Readonly<Record<Language, string>> = { zh: 'zh-cn', en: 'en' }

/** Which Appwrite the site talks to and the pages its mails lead to. Functions are called for each request. */
export interface AppwriteConfig {
  /** The API's address, `https://host/v1`; the embedded backend's when none is configured. */
  readonly endpoint: () => string
  readonly project: string
  readonly database: string
  /** The collection of contact records (spec §3). */
  readonly collection: string
  /** The language of mails, as `X-Appwrite-Locale` (decision S6). */
  readonly locale: () => string
  /** Full address of the verification page (decision S5). */
  readonly verifyEmailUrl: () => string
  /** Full address of the new-password page (decision S5). */
  readonly resetPasswordUrl: () => string
  /** Refuses log-in to unverified addresses (decision A1). */
  readonly requireVerifiedEmail: boolean
  /** `emailed` has the service make and check the code (decision S2); anything else is decision S1. */
  readonly signupCode: 'default' | 'emailed'
}

/** Facts that only the running page knows. */
export interface AppwriteSurroundings {
  /** The page's own origin, `https://host[:port]`. */
  readonly origin: () => string
  /** The language of the page. */
  readonly locale: () => string
}

/**
 * The configuration from the build's variables (`.env.example`); without any, the embedded backend on
 * the page's own origin. An empty variable counts as absent: an unfilled line in `.env` gives one.
 */
export const readAppwriteConfig = (
  variables: Partial<ImportMetaEnv>,
  { origin, locale }: AppwriteSurroundings,
): AppwriteConfig => {
  const endpoint = variables.VITE_APPWRITE_ENDPOINT?.trim().replace(/\/{1,9}$/u, '')
  const language = (): Language => (locale() === 'en' ? 'en' : 'zh')
  const pageUrl = (path: string) => origin() + addressIn(language(), path)
  return {
    endpoint: () => endpoint || `${origin()}/v1`,
    project: variables.VITE_APPWRITE_PROJECT || 'website',
    database: variables.VITE_APPWRITE_DATABASE || 'website',
    collection: variables.VITE_APPWRITE_COLLECTION || 'contacts',
    locale: () => mailLocales[language()],
    verifyEmailUrl: () => pageUrl(paths.verifyEmail),
    resetPasswordUrl: () => pageUrl(paths.resetPassword),
    requireVerifiedEmail: variables.VITE_REQUIRE_VERIFIED_EMAIL === 'true',
    signupCode: variables.VITE_SIGNUP_CODE === 'emailed' ? 'emailed' : 'default',
  }
}
