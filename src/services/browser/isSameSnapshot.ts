import type { CatalogueSnapshot } from '#services/products/products.port.ts'

/** Whether a listener would see the same. The parts of a catalogue never change in place. */
export const isSameSnapshot = (a: CatalogueSnapshot, b: CatalogueSnapshot): boolean =>
  a.phase === b.phase &&
  a.products === b.products &&
  a.images === b.images &&
  a.readOnly === b.readOnly &&
  a.persistence === b.persistence &&
  a.usage.used === b.usage.used &&
  a.undo?.id === b.undo?.id &&
  a.undo?.survivesReload === b.undo?.survivesReload &&
  a.quarantine?.records === b.quarantine?.records &&
  a.quarantine?.saved === b.quarantine?.saved
