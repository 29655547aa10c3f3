/** The keys of the catalogue in browser storage. The first two are the specification's (spec §3, §9). */
export const catalogueKeys = {
  products: 'local_products',
  images: 'local_images',
  /** Version marker of the stored data. */
  version: 'local_catalogue_version',
  /** Steps that can be undone. */
  undo: 'local_catalogue_undo',
  /** Start of the key of each tab's log of recent changes; the tab's name follows. */
  log: 'local_catalogue_log_',
  /** Suffix of the keys with quarantined data, after `local_products` or `local_images`. */
  quarantine: '_quarantine',
} as const

/** The key of what the last publication put in. A site without a catalogue does not have it. */
export const publicationKey = 'local_catalogue_publication'

/** Whether a key belongs to the catalogue; `null` means that the whole storage was cleared. */
export const isCatalogueKey = (key: string | null): boolean =>
  key === null ||
  key.startsWith('local_products') ||
  key.startsWith('local_images') ||
  key.startsWith('local_catalogue_')
