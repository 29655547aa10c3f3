import type { Publication } from '#domain/catalogue/publication.ts'
import { ServiceError } from '#domain/failure.ts'
import type { PublicationPort } from '#services/products/publication.port.ts'

/** A site that publishes this, nothing (`null`), or whose data file cannot be fetched. */
export const createFakePublication = (
  publication: Publication | 'unreachable' | null = null,
): PublicationPort => ({
  current: () =>
    publication === 'unreachable'
      ? Promise.reject(new ServiceError({ code: 'incomplete' }))
      : Promise.resolve(publication),
})
