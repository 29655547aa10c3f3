import { readPublication } from '#domain/publishing/publication.ts'
import { ServiceError } from '#domain/failure.ts'
import type { PublicationPort } from '#services/products/publication.port.ts'

/**
 * Reads the published data file of the site (decision P9).
 *
 * @param address - address of the file, which never changes under it
 */
export const createPublicationReader = (address: string): PublicationPort => ({
  current: async () => {
    try {
      const response = await fetch(address)
      const publication = response.ok ? readPublication(await response.text()) : null
      if (publication !== null) return publication
      throw new Error(`${address} is no published catalogue (status ${String(response.status)})`)
    } catch (cause) {
      throw new ServiceError({ code: 'incomplete' }, { cause })
    }
  },
})
