import type { ManagedCatalogue } from './managementPage.types.ts'

/** What the state of storage means for the page (decision P2). */
export const storageStateOf = ({ phase, persistence, quarantine, readOnly }: ManagedCatalogue) => {
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
