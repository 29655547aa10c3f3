import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ContactEntries } from '#domain/contact.rules.ts'
import { createBrowserDrafts } from '#services/drafts.ts'
import type { TextStore } from '#services/textStore.ts'
import { message as form } from '#tests/support/contact.ts'

const memoryStore = () => {
  const kept = new Map<string, string>()
  const store: TextStore = {
    read: (key) => kept.get(key) ?? null,
    write: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
  }
  return { kept, store }
}

const signup = {
  account: { userId: 'u1', name: '林夏', email: 'lin@example.com' },
  delivery: { kind: 'shown', code: '123456' },
  resendAt: 1_000,
} as const

describe('createBrowserDrafts', () => {
  it('keeps every draft under its own key', () => {
    const { kept, store } = memoryStore()
    const drafts = createBrowserDrafts(store)
    const attempt = { id: 'a1', message: form }
    const verification = { userId: 'u1', resendAt: 2_000 }
    drafts.contact.write(form)
    drafts.attempt.write(attempt)
    drafts.signup.write(signup)
    drafts.verification.write(verification)
    drafts.name.write({ userId: 'u1', name: '林小夏' })
    drafts.email.write({ userId: 'u1', email: 'xia@example.com' })
    expect([...kept].map(([key, value]) => [key, JSON.parse(value) as unknown])).toEqual([
      ['draft-contact', form],
      ['draft-contact-attempt', attempt],
      ['draft-signup', signup],
      ['draft-verification', verification],
      ['draft-name', { userId: 'u1', name: '林小夏' }],
      ['draft-email', { userId: 'u1', email: 'xia@example.com' }],
    ])
    expect([drafts.attempt.read(), drafts.verification.read()]).toEqual([attempt, verification])
  })

  it.each<readonly [kept: string, stored: object, read: ContactEntries]>([
    ['with a field more', { ...form, more: 1 }, form],
    ['before the form got a field', { ...form, phone: undefined }, { ...form, phone: '' }],
    ['with a field that cannot be read', { ...form, phone: null }, { ...form, phone: '' }],
    [
      'with a text in place of a product',
      { ...form, product: `URGENT\u202E\n${'!'.repeat(6_000)}` },
      { ...form, product: `URGENT ${'!'.repeat(193)}` },
    ],
  ])('opens a contact message that was kept %s', (_, stored, read) => {
    const { kept, store } = memoryStore()
    kept.set('draft-contact', JSON.stringify(stored))
    kept.set('draft-contact-attempt', JSON.stringify({ id: 'a1', message: stored }))
    const drafts = createBrowserDrafts(store)
    expect([drafts.contact.read(), drafts.attempt.read()]).toEqual([
      read,
      { id: 'a1', message: read },
    ])
  })

  it.each(['mailed', 'linked'] as const)('keeps that a code was %s', (kind) => {
    const { signup: slot } = createBrowserDrafts(memoryStore().store)
    slot.write({ ...signup, delivery: { kind } })
    expect(slot.read()).toEqual({ ...signup, delivery: { kind } })
  })

  it('keeps no password that comes along with a larger object', () => {
    const { kept, store } = memoryStore()
    const drafts = createBrowserDrafts(store)
    const password = 'correct horse'
    drafts.contact.write({ ...form, ...{ password } })
    drafts.signup.write({
      ...signup,
      ...{ password },
      account: { ...signup.account, ...{ password } },
    })
    expect([...kept.values()].join()).not.toContain(password)
    expect([drafts.contact.read(), drafts.signup.read()]).toEqual([form, signup])
  })

  it.each([
    '',
    '{',
    'null',
    '7',
    '[]',
    '{"account":{}}',
    JSON.stringify({ ...signup, resendAt: '1000' }),
    JSON.stringify({ ...signup, delivery: { kind: 'shown' } }),
    JSON.stringify({ ...signup, delivery: { kind: 'whispered', code: '123456' } }),
    JSON.stringify({ ...signup, account: { ...signup.account, email: 7 } }),
  ])('reads nothing out of %j', (text) => {
    const { kept, store } = memoryStore()
    kept.set('draft-signup', text)
    kept.set('draft-contact', text)
    const drafts = createBrowserDrafts(store)
    expect([drafts.contact.read(), drafts.signup.read()]).toEqual([null, null])
  })

  it('answers a whole draft or none, whatever is stored', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        const { kept, store } = memoryStore()
        kept.set('draft-contact', text)
        const draft = createBrowserDrafts(store).contact.read()
        expect(Object.values(draft ?? {}).every((value) => typeof value === 'string')).toBe(true)
      }),
    )
  })
})
