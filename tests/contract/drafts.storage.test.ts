import { createBrowserDrafts } from '#services/browser/drafts.browser.ts'
import { createTextStore } from '#services/browser/webStorage.ts'
import { openTab } from '#tests/contract/browserTab.ts'
import { draftsContract } from '#tests/contract/drafts.contract.ts'

draftsContract(() => createBrowserDrafts(openTab().store))

draftsContract(() =>
  createBrowserDrafts(
    createTextStore(() => {
      throw new DOMException('denied', 'SecurityError')
    }),
  ),
)
