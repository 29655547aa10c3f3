import type { PublicationPort } from '#services/products/publication.port.ts'

/** The port of a site that was built without a catalogue (decision P9). */
export const nothingPublished: PublicationPort = { current: () => Promise.resolve(null) }
