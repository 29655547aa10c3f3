/*
 * Every key under which the site stores something in the browser. A name stays as it is once visitors have
 * stored something under it. Products and pictures have the names of the specification (spec §3, §9).
 */

/** The catalogue, in local storage. */
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
  /** What an earlier version of a published site put in; removed at the next start. */
  publication: 'local_catalogue_publication',
} as const

/** Whether a key belongs to the catalogue; `null` means that the whole storage was cleared. */
export const isCatalogueKey = (key: string | null): boolean =>
  key === null ||
  key.startsWith(catalogueKeys.products) ||
  key.startsWith(catalogueKeys.images) ||
  key.startsWith('local_catalogue_')

// Local storage: all tabs have it, and the next visit.

/** When the products were last exported. */
export const backupKey = 'local_copies'
/** Light or dark, where the visitor chose it (decision D7). */
export const colourModeKey = 'colour-mode'
/** English, where the visitor chose it. */
export const languageKey = 'language'
/** What the columns of sheets are, by their headings, as a person said when one was imported. */
export const sheetColumnsKey = 'sheet_columns'
/** Whether this browser may have a session. */
export const sessionHintKey = 'session_hint'

/** What earlier versions stored; the app removes it when it starts. */
export const formerKeys = ['search-key'] as const

// Session storage: one tab, until it is closed.

/** What a reload must not lose. */
export const draftKeys = {
  contact: 'draft-contact',
  contactAttempt: 'draft-contact-attempt',
  email: 'draft-email',
  name: 'draft-name',
  product: 'draft-product',
  signup: 'draft-signup',
  verification: 'draft-verification',
} as const
/** The line of the landing page was drawn. */
export const lineSeenKey = 'line-seen'
/** The state of lists when they were left. */
export const listsKey = 'catalogue_return'
/** The parts of a mailed link, which leave the address. */
export const mailedLinkKey = 'mailed-link'
/** Start of the key of a page's position; the entry of the history follows. */
export const scrollKey = 'scroll:'
/** What was typed before the scripts were there. */
export const typedTextKey = 'typed-text'
