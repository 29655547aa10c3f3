import { beforeEach, describe, expect, it } from 'vitest'
import { mailedLinkKey } from '#domain/storageKeys.ts'
import { type DraftsPort, createBrowserDrafts } from '#services/drafts.ts'
import { createTextStore } from '#services/textStore.ts'
import { createFakeDrafts } from '#tests/fakes/browser.ts'
import { openTab } from '#tests/contract/browserTab.ts'
import { message as form } from '#tests/support/contact.ts'

const signup = {
  account: { userId: 'u1', name: '林夏', email: 'lin@example.com' },
  delivery: { kind: 'mailed' },
  resendAt: 1_000,
} as const

/** The contract of {@link DraftsPort} (decisions C2, S3 and S4). */
describe.each<{ readonly name: string; readonly open: () => DraftsPort }>([
  { name: 'in memory', open: createFakeDrafts },
  { name: 'in session storage', open: () => createBrowserDrafts(openTab().store) },
  {
    name: 'without storage',
    open: () =>
      createBrowserDrafts(
        createTextStore(() => {
          throw new DOMException('denied', 'SecurityError')
        }),
      ),
  },
])('DraftsPort $name', ({ open }) => {
  let drafts: DraftsPort
  beforeEach(() => {
    drafts = open()
  })

  it('holds nothing at first', () => {
    expect([drafts.contact.read(), drafts.signup.read()]).toEqual([null, null])
  })

  it('holds the latest of each, apart, until it is cleared', () => {
    drafts.contact.write(form)
    drafts.contact.write({ ...form, phone: '123' })
    drafts.signup.write(signup)
    expect(drafts.contact.read()).toEqual({ ...form, phone: '123' })
    drafts.contact.clear()
    expect([drafts.contact.read(), drafts.signup.read()]).toEqual([null, signup])
    drafts.signup.clear()
    drafts.signup.clear()
    expect(drafts.signup.read()).toBeNull()
  })
})

it('clears the mailed link that the first script of the page has kept', () => {
  const { store } = openTab()
  store.write(mailedLinkKey, '{"path":"/reset-password"}')
  createBrowserDrafts(store).link.clear()
  expect(store.read(mailedLinkKey)).toBeNull()
})
