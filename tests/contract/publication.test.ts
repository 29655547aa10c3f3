import { describe, expect, it, vi } from 'vitest'
import { writePublication } from '#domain/publishing/publication.ts'
import { createPublicationReader } from '#services/publishing/services.ts'
import { createFakePublication } from '#tests/fakes/products.ts'
import { nothingPublished } from '#services/catalogue/services.ts'
import { publicationContract } from '#tests/contract/publication.contract.ts'

publicationContract('the fake', createFakePublication)

publicationContract('the data file', (published) => {
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) =>
    Promise.resolve(
      published === 'unreachable' || address !== '/assets/catalogue-1.json'
        ? new Response('Not found', { status: 404 })
        : new Response(writePublication(published)),
    ),
  )
  return createPublicationReader('/assets/catalogue-1.json')
})

describe('a site without a catalogue', () => {
  it('publishes nothing', async () => {
    expect(await nothingPublished.current()).toBeNull()
    expect(await createFakePublication().current()).toBeNull()
  })

  it('a data file that is none counts as one that cannot be fetched', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<!doctype html>'))
    await expect(createPublicationReader('/x').current()).rejects.toMatchObject({
      failure: { code: 'incomplete' },
      cause: { message: '/x is no published catalogue (status 200)' },
    })
  })
})
