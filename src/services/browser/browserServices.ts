import { browserClock } from '#services/browser/clock.browser.ts'
import { createBrowserDrafts } from '#services/browser/drafts.browser.ts'
import { browserRandom } from '#services/browser/random.browser.ts'
import { createBrowserAuthChannel } from '#services/browser/authChannel.browser.ts'
import { browserReporter } from '#services/browser/reporter.browser.ts'
import { createBrowserSessionHint } from '#services/browser/sessionHint.browser.ts'
import { createTextStore } from '#services/browser/webStorage.ts'
import { createSessionLoss } from '#services/session-loss/sessionLoss.ts'
import type { Services } from '#services/services.ts'

/** The ports that the browser implements, without the catalogue. */
export type BrowserServices = Pick<
  Services,
  'drafts' | 'authChannel' | 'sessionHint' | 'sessionLoss' | 'reporter' | 'clock' | 'random'
>

/** Creates the browser adapters. Nothing is read or written before the first use. */
export const createBrowserServices = (): BrowserServices => {
  const local = createTextStore(() => window.localStorage)
  const session = createTextStore(() => window.sessionStorage)
  return {
    drafts: createBrowserDrafts(session),
    authChannel: createBrowserAuthChannel(),
    sessionHint: createBrowserSessionHint(local),
    sessionLoss: createSessionLoss(),
    reporter: browserReporter,
    clock: browserClock,
    random: browserRandom,
  }
}
