import type { PictureFailure } from './pictures.ts'

/**
 * Why the product store rejected a change. Whatever the code, nothing was changed (decision P2).
 *
 * - `full`: the browser's storage is full.
 * - `blocked`: the browser does not allow writing at all.
 * - `unreadable`: damaged data could not be quarantined, so it must not be overwritten.
 * - `newerVersion`: the data was written by a newer version of the site; this one only reads it.
 * - `notFound`: the product no longer exists.
 * - `changedElsewhere`: another tab changed the product in the meantime.
 * - `nothingToUndo`: the step no longer exists.
 * - `pictureBroken`: the prepared picture is not one that may be stored.
 * - `samplesUnavailable`: the sample products could not be loaded.
 */
export type StoreFailure =
  | 'full'
  | 'blocked'
  | 'unreadable'
  | 'newerVersion'
  | 'notFound'
  | 'changedElsewhere'
  | 'nothingToUndo'
  | 'pictureBroken'
  | 'samplesUnavailable'

/** Why a chosen file could not be read. */
export type FileFailure = 'fileTooLarge' | 'fileUnreadable' | 'fileEncoding'

/** Why a whole import file is rejected. */
export type ImportFailure =
  'fileTooLarge' | 'notJson' | 'notACatalogue' | 'newerFormat' | 'tooManyRecords' | 'nothingInside'

/** A failure of the catalogue by the part that it comes from. */
export type CatalogueFailure =
  | { readonly from: 'store'; readonly code: StoreFailure }
  | { readonly from: 'picture'; readonly code: PictureFailure }
  | { readonly from: 'file'; readonly code: FileFailure }
  | { readonly from: 'import'; readonly code: ImportFailure }
