import { afterEach, describe, expect, it, vi } from 'vitest'
import { failureOf } from '#domain/failure.ts'
import { createAppwrite } from '#services/appwrite/client.ts'
import { readAppwriteConfig } from '#services/appwrite/config.ts'
import { createContactAdapter, createRecordStore } from '#services/appwrite/contact.adapter.ts'
import { createFakeReporter } from '#tests/fakes/browser.ts'
import { message } from '#tests/support/contact.ts'

/** A service whose answers to new documents are given, and one message to it. */
const send = async (
  mayHaveSession: boolean,
  answer: object = { $id: 'm1' },
  status = 201,
  { product = '', answerWithout = answer, statusWithout = status } = {},
) => {
  const bodies: unknown[] = []
  vi.stubGlobal('fetch', (_: string, { body }: RequestInit) => {
    const isFirst = bodies.push(JSON.parse(body as string)) === 1
    const [sent, code] = isFirst ? [answer, status] : [answerWithout, statusWithout]
    return Promise.resolve(Response.json(sent, { status: code }))
  })
  const at = { origin: () => 'https://www.example.com', locale: () => 'zh' }
  const appwrite = createAppwrite(readAppwriteConfig({}, at), { report: () => {} })
  const random = { id: () => 'r1', below: () => 7 }
  const reporter = createFakeReporter()
  const store = createRecordStore(appwrite, { now: () => 0, elapsed: () => 0 }, random, reporter)
  const contact = createContactAdapter(store, { mayHaveSession: () => mayHaveSession })
  const sent = contact.send('m1', { ...message, product })
  const failure = await sent.then(
    () => null,
    (thrown: unknown) => failureOf(thrown),
  )
  return { bodies, body: bodies[0], failure, reported: reporter.errors.map(String) }
}

const data = {
  contactId: 7,
  firstName: '夏',
  lastName: '林',
  emailAddress: 'lin@example.com',
  phoneNumber: '',
  createdDate: '1970-01-01T00:00:00.000Z',
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the contact adapter', () => {
  it('sends the record of the specification, and no permissions for a guest (spec §3.5)', async () => {
    expect((await send(false)).body).toEqual({ documentId: 'm1', data })
  })

  it('sends an empty list of permissions where a session may be open', async () => {
    expect((await send(true)).body).toEqual({ documentId: 'm1', data, permissions: [] })
  })

  it('stores a message without the product where the collection lacks it (decision C1)', async () => {
    const message = 'Invalid document structure: Unknown attribute: "product"'
    const lacking = { code: 400, type: 'document_invalid_structure', message }
    const stored = { product: '知远 40', answerWithout: { $id: 'm1' }, statusWithout: 201 }
    expect(await send(false, lacking, 400, stored)).toMatchObject({
      bodies: [
        { documentId: 'm1', data: { ...data, product: '知远 40' } },
        { documentId: 'm1', data },
      ],
      failure: null,
      reported: [],
    })
    const refused = await send(false, lacking, 400, { product: '知远 40' })
    expect([refused.failure, refused.reported.length]).toEqual([{ code: 'unavailable' }, 1])
  })

  it.each([
    [400, 'document_invalid_structure', 'Unknown attribute: "product"'],
    [404, 'collection_not_found', 'Collection not found'],
    [401, 'user_unauthorized', 'The current user is not authorized'],
  ])('tells the owner of a collection that does not fit: %i %s', async (code, type, text) => {
    const { failure, reported } = await send(false, { code, type, message: text }, code)
    expect(failure).toEqual({ code: 'unavailable' })
    expect(reported).toEqual([
      `Error: Appwrite stores no contact record: ${text}. \`npm run appwrite:check\` says what to do.`,
    ])
  })

  it('does not report what a person can mend', async () => {
    const type = 'document_invalid_structure'
    const text = 'Attribute "phoneNumber" has invalid type'
    const { failure, reported } = await send(false, { code: 400, type, message: text }, 400)
    expect([failure, reported]).toEqual([{ code: 'refused', field: 'phone' }, []])
  })
})
