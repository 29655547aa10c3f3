import { describe, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { emptyContact, type ContactEntries } from '#domain/contact.rules.ts'
import { ServiceError } from '#domain/failure.ts'
import { contactFlow, contactMachine } from '#machines/contact.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeDrafts } from '#tests/fakes/browser.ts'
import { createFakeContact } from '#tests/fakes/contact.ts'
import { createScript } from '#tests/fakes/script.ts'
import { createFakeServices } from '#tests/fakes/services.ts'
import { message as form } from '#tests/support/contact.ts'

const submission = { ...form, honeypot: '' }

const open = (draft?: ContactEntries, product: string | null = null) => {
  const script = createScript()
  const contact = createFakeContact(script)
  const drafts = createFakeDrafts(draft === undefined ? {} : { contact: draft })
  const services = createFakeServices({ overrides: { contact, drafts } })
  const actor = createActor(contactMachine(services, product)).start()
  return {
    script,
    contact,
    drafts,
    ...contactFlow(actor.getSnapshot(), actor.send),
    view: () => shown(contactFlow(actor.getSnapshot(), actor.send)),
  }
}

describe('the contact form', () => {
  it('begins empty, or with what a reload left', () => {
    const idle = { status: 'idle', problem: null, forms: 0 }
    expect(open().view()).toEqual({ ...idle, initial: emptyContact })
    expect(open(form).view()).toEqual({ ...idle, initial: form })
  })

  it('is about the product that the visitor comes from, also after a reload (decision P7)', () => {
    const contact = open(form, '知远 40')
    expect(contact.view().initial).toEqual({ ...form, product: '知远 40' })
    expect(contact.drafts.contact.read()).toEqual({ ...form, product: '知远 40' })
  })

  it.each([
    ['a longer text is cut', '知'.repeat(201), '知'.repeat(200)],
    ['line ends and signs that turn its direction are dropped', ' A\u202E\r\nB\u2067 ', 'A B'],
  ])('is about the name of a product alone: %s', (_, asked, product) => {
    const contact = open(form, asked)
    expect(contact.view().initial?.product).toBe(product)
    expect(contact.drafts.contact.read()?.product).toBe(product)
  })

  it('is empty once the person has left the tab; what is being sent is sent', async () => {
    const contact = open(form)
    contact.submit(submission)
    contact.drafts.forgetPerson()
    expect(contact.view()).toMatchObject({ status: 'sending', initial: emptyContact, forms: 1 })
    await settled()
    expect(contact.contact.sent).toEqual([form])
  })

  it('takes an equal message of the next person for another one', async () => {
    const contact = open()
    contact.script.failNext('contact.send', { code: 'network' })
    contact.submit(submission)
    await settled()
    const first = contact.drafts.attempt.read()?.id
    contact.drafts.forgetPerson()
    contact.submit(submission)
    expect(contact.drafts.attempt.read()?.id).not.toBe(first)
  })

  it('sends the message without the hidden field and forgets the draft', async () => {
    const contact = open(form)
    contact.submit(submission)
    expect(contact.view()).toEqual({ status: 'sending', problem: null, forms: 0, initial: form })
    await settled()
    expect(contact.view()).toEqual({
      status: 'success',
      problem: null,
      forms: 0,
      initial: emptyContact,
    })
    expect(contact.contact.sent).toEqual([form])
    expect(contact.drafts.contact.read()).toBeNull()
  })

  it('answers a robot with a success and makes no call', async () => {
    const contact = open()
    contact.submit({ ...form, honeypot: 'https://spam.example' })
    await settled()
    expect(contact.view().status).toBe('success')
    expect(contact.script.calls).toEqual([])
  })

  it('keeps the draft when it fails, and takes the next try', async () => {
    const contact = open()
    contact.saveDraft(form)
    contact.script.failNext('contact.send', { code: 'timeout' })
    contact.submit(submission)
    await settled()
    expect(contact.view().status).toBe('error')
    expect(contact.view().problem).toEqual({ code: 'timeout' })
    expect(contact.drafts.contact.read()).toEqual(form)
    contact.submit(submission)
    expect(contact.view()).toMatchObject({ status: 'sending', problem: null })
    await settled()
    expect(contact.view().status).toBe('success')
    expect(contact.contact.sent).toEqual([form])
  })

  it('retries with the same id, so that a lost answer leaves one record', async () => {
    const contact = open()
    const ids: string[] = []
    const send = contact.contact.send
    contact.contact.send = async (id, message) => {
      ids.push(id)
      await send(id, message)
      if (ids.length === 1) throw new ServiceError({ code: 'network' })
    }
    contact.submit(submission)
    await settled()
    expect(contact.view().status).toBe('error')
    contact.submit(submission)
    await settled()
    expect(contact.view().status).toBe('success')
    expect(ids[1]).toBe(ids[0])
    expect(contact.contact.sent).toEqual([form])
  })

  it('sends a changed message with a new id', async () => {
    const contact = open()
    contact.script.failNext('contact.send', { code: 'network' })
    contact.submit(submission)
    await settled()
    const first = contact.drafts.attempt.read()?.id
    contact.script.failNext('contact.send', { code: 'network' })
    contact.submit({ ...submission, phone: '123' })
    await settled()
    expect(contact.drafts.attempt.read()?.id).not.toBe(first)
  })

  it('offers an empty form after success, and only then', async () => {
    const contact = open()
    contact.submit(submission)
    contact.writeAnother()
    expect(contact.view().status).toBe('sending')
    await settled()
    contact.writeAnother()
    expect(contact.view()).toMatchObject({ status: 'idle', problem: null, initial: emptyContact })
  })

  it('sends a second message straight from success', async () => {
    const contact = open()
    contact.submit(submission)
    await settled()
    contact.submit({ ...submission, phone: '123' })
    await settled()
    expect(contact.contact.sent).toEqual([form, { ...form, phone: '123' }])
  })
})
