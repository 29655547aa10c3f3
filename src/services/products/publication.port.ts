import type { Publication } from '#domain/publishing/publication.ts'

/** What the site publishes (decision P9). */
export interface PublicationPort {
  /**
   * The publication that is on the site now; `null` when nothing is published. Fails with `incomplete`
   * when it cannot be fetched.
   */
  current(): Promise<Publication | null>
}
