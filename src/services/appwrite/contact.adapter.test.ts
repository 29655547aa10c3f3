import { describe, expect, it, vi } from 'vitest'
import { createContactAdapter, createRecordStore } from '#services/appwrite/contact.adapter.ts'
import { message } from '#tests/support/contact.ts'

const send = async (mayHaveSession: boolean) => {
  const createDocument = vi.fn().mockResolvedValue({ $id: 'm1' })
  const config = { database: 'website', collection: 'contacts' }
  const call = (run: (sdk: unknown) => Promise<unknown>) => run({ databases: { createDocument } })
  const appwrite = { config, call } as unknown as Parameters<typeof createRecordStore>[0]
  const random = { id: () => 'r1', below: () => 7 }
  const store = createRecordStore(appwrite, { now: () => 0, elapsed: () => 0 }, random)
  await createContactAdapter(store, { mayHaveSession: () => mayHaveSession }).send('m1', message)
  return createDocument.mock.calls[0]?.[0] as Record<string, unknown>
}

describe('the contact adapter (decision C1)', () => {
  it('sends no permissions for a guest', async () => {
    expect(Object.keys(await send(false))).toEqual([
      'databaseId',
      'collectionId',
      'documentId',
      'data',
    ])
  })

  it('sends an empty list of permissions where a session may be open', async () => {
    expect(await send(true)).toMatchObject({ permissions: [] })
  })
})
