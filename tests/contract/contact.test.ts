import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { lin, type Harness } from '#tests/contract/harness.ts'
import { services } from '#tests/contract/services.ts'
import { message as tidied } from '#tests/support/contact.ts'

let count = 0
const newId = () => `message${(count += 1)}`

/** The contract of {@link ContactPort} (spec §3, decisions C1 and C2). */
describe.each(services)('ContactPort $name', ({ start }) => {
  let harness: Harness
  beforeEach(async () => {
    harness = await start()
  })
  afterEach(() => harness.stop())

  const message = { ...tidied, firstName: ' 夏 ', product: '知远 40' }
  const record = {
    firstName: '夏',
    lastName: '林',
    emailAddress: 'lin@example.com',
    phoneNumber: '',
    product: '知远 40',
    permissions: [],
    isNumbered: true,
    isDated: true,
  }

  it('stores one record for a message of a visitor (spec §3.5, §7.8)', async () => {
    await harness.contact.send(newId(), message)
    expect(await harness.contacts()).toEqual([record])
  })

  it('stores one record when a message is sent twice with the same id', async () => {
    const id = newId()
    await harness.contact.send(id, message)
    await harness.contact.send(id, message)
    expect(await harness.contacts()).toEqual([record])
  })

  it('stores full fields and several messages', async () => {
    const full = { firstName: '名'.repeat(50), lastName: '😀'.repeat(50), phone: '1'.repeat(20) }
    await harness.contact.send(newId(), { ...message, ...full })
    await harness.contact.send(newId(), message)
    expect(await harness.contacts()).toHaveLength(2)
  })

  it('gives a logged-in user no more permissions than a visitor', async () => {
    await harness.verification.start(lin)
    await harness.contact.send(newId(), message)
    const sent = (await harness.contacts()).filter(({ lastName }) => lastName === '林')
    expect(sent).toEqual([record])
    expect(await harness.auth.currentUser()).toMatchObject({ email: lin.email })
  })

  it('rejects with the reason of an aborted call', async () => {
    const reason = new Error('left the page')
    const aborted = AbortSignal.abort(reason)
    await expect(harness.contact.send(newId(), message, aborted)).rejects.toBe(reason)
    expect(await harness.contacts()).toEqual([])
  })
})
