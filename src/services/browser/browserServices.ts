import { browserClock } from '#services/browser/clock.browser.ts'
import { createBrowserDrafts } from '#services/browser/drafts.browser.ts'
import { createBrowserFirstCards } from '#services/browser/firstCards.browser.ts'
import { createBrowserLanguage } from '#services/browser/language.browser.ts'
import { browserRandom } from '#services/browser/random.browser.ts'
import { createBrowserSessionChannel } from '#services/browser/sessionChannel.browser.ts'
import { createBrowserSessionMark } from '#services/browser/sessionMark.browser.ts'
import { createTextStore } from '#services/browser/webStorage.ts'
import type { Services } from '#services/services.ts'

/** The ports of the accounts half that the browser itself stands behind. */
export type BrowserServices = Pick<
  Services,
  'language' | 'drafts' | 'firstCards' | 'sessionChannel' | 'sessionMark' | 'clock' | 'random'
>

/** Every browser adapter of the accounts half. Touches nothing before the first use. */
export const createBrowserServices = (): BrowserServices => {
  const local = createTextStore(() => window.localStorage)
  const session = createTextStore(() => window.sessionStorage)
  return {
    language: createBrowserLanguage(local),
    drafts: createBrowserDrafts(session),
    firstCards: createBrowserFirstCards(local),
    sessionChannel: createBrowserSessionChannel(local),
    sessionMark: createBrowserSessionMark(local),
    clock: browserClock,
    random: browserRandom,
  }
}
