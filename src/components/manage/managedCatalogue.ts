import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'

/** What the management page shows of the catalogue. */
export interface ManagedCatalogue extends CatalogueSnapshot {
  /** Reads storage again; reloads the page where that needs a newer version of the site. */
  readonly retry: () => void
}

/** What the state of storage means for the page (decision P2). */
export const storageStateOf = ({ phase, persistence, quarantine, readOnly }: CatalogueSnapshot) => {
  const unreadable = phase === 'unreadable'
  return {
    unreadable,
    /** Nothing can be changed: a newer version wrote the data, or unreadable data has no copy yet. */
    readOnly: readOnly || quarantine?.saved === false,
    /** The page says that reading failed. Of damaged and of newer data a notice says more. */
    failed: unreadable && quarantine === null && !readOnly,
    /** How full storage is can be said. */
    measured: persistence === 'browser' && !unreadable,
  }
}
