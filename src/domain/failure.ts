import type { PictureFailure } from '#domain/catalogue/picture.rules.ts'
import type { ContactEntries } from '#domain/contact.rules.ts'

/**
 * Everything that can go wrong between the site and the account service, as a code with the data
 * that its message needs (decision L3). Adapters create these; no text of a service is in them (decision D5).
 */
export type Failure =
  /** The service could not be reached: offline, refused, or hidden by the browser. */
  | { readonly code: 'network' }
  /** A script of the site could not be fetched; only a reload helps (decision D2). */
  | { readonly code: 'incomplete' }
  /** No response in time. */
  | { readonly code: 'timeout' }
  /** Too many tries; `until` when the service says when it takes others, in milliseconds since 1970. */
  | { readonly code: 'rateLimited'; readonly until?: number }
  /** The service is there but cannot serve: 5xx, maintenance, mail not set up. */
  | { readonly code: 'unavailable' }
  /** The address and password do not belong together. */
  | { readonly code: 'invalidCredentials' }
  /** No account has this address. */
  | { readonly code: 'userNotFound' }
  /** The address has not been verified and the site asks for it (decision A1). */
  | { readonly code: 'unverified' }
  /** The account has been blocked by its owner's service. */
  | { readonly code: 'blocked' }
  /** An account with this address exists already. */
  | { readonly code: 'alreadyExists' }
  /** The address was verified earlier. */
  | { readonly code: 'alreadyVerified' }
  /** A mailed code or link is wrong, used or expired. */
  | { readonly code: 'invalidToken' }
  /** A mailed code was right once and came too late. */
  | { readonly code: 'codeExpired' }
  /** The password was right, and the second factor of the log-in is missing (decision A8). */
  | { readonly code: 'moreFactors' }
  /** The session that the step needs is gone: 'Please log in again after verification.' (spec §8) */
  | { readonly code: 'signInAgain' }
  /** A change of factors needs a log-in or a code of the last minutes (decision A9). */
  | { readonly code: 'proofNeeded' }
  /** The service opened a session, and the next call came without it: no cookie was kept, or an older one hides it. */
  | { readonly code: 'cookiesBlocked' }
  /** The browser does not let the site store data, which the SDK needs for every call. */
  | { readonly code: 'storageBlocked' }
  /** The service refuses the site itself: its host is not registered there. */
  | { readonly code: 'forbiddenOrigin' }
  /** Another account is logged in in this browser than the one that the step was for. */
  | { readonly code: 'otherAccount' }
  /** What was asked for was sent, and no response shows whether it was done. */
  | { readonly code: 'unconfirmed' }
  /** The service rejected what was sent, because of this field if the site knows it (decision D5). */
  | { readonly code: 'refused'; readonly field: RefusedField | null }
  /** Any other response of the service, with its HTTP status; 0 where it has none (decision D5). */
  | { readonly code: 'other'; readonly status: number }
  /** An unexpected error of the site itself; it was reported (decision D3). */
  | { readonly code: 'unexpected' }

/** A field of a form, as far as a service can refuse it. */
export type RefusedField = keyof ContactEntries | 'password' | 'currentPassword' | 'name' | 'code'

/** The code of any failure. */
export type FailureCode = Failure['code']

/** The failures with one of the given codes. */
export type FailureWith<Code extends FailureCode> = Extract<Failure, { readonly code: Code }>

/** Codes of failures that any call can meet, whatever it asks for. */
export const commonFailureCodes = [
  'network',
  'incomplete',
  'timeout',
  'rateLimited',
  'unavailable',
  'blocked',
  'proofNeeded',
  'cookiesBlocked',
  'storageBlocked',
  'forbiddenOrigin',
  'refused',
  'other',
  'unexpected',
] as const satisfies readonly FailureCode[]

/** One of {@link commonFailureCodes}. */
export type CommonFailureCode = (typeof commonFailureCodes)[number]

/** What every port rejects with: an error that carries a typed failure. */
export class ServiceError extends Error {
  readonly failure: Failure | CatalogueFailure

  /**
   * @param failure - what went wrong
   * @param options - `cause` keeps the original error for the console
   */
  constructor(failure: Failure | CatalogueFailure, options?: ErrorOptions) {
    super(failure.code, options)
    this.name = 'ServiceError'
    this.failure = failure
  }
}

/** The account failure of a rejection; any other error is `unexpected`. */
export const failureOf = (thrown: unknown): Failure =>
  thrown instanceof ServiceError && !('from' in thrown.failure)
    ? thrown.failure
    : { code: 'unexpected' }

/** The catalogue failure of a rejection; any other error is `unexpected`. */
export const catalogueFailureOf = (
  thrown: unknown,
): CatalogueFailure | { readonly from: null; readonly code: 'unexpected' } =>
  thrown instanceof ServiceError && 'from' in thrown.failure
    ? thrown.failure
    : { from: null, code: 'unexpected' }

/** Narrows a failure to those that a screen has texts for; any other becomes `other`. */
export const narrowFailure = <Code extends FailureCode>(
  failure: Failure,
  codes: readonly Code[],
): FailureWith<Code> | FailureWith<'other'> => {
  const known = (candidate: Failure): candidate is FailureWith<Code> =>
    codes.some((code) => code === candidate.code)
  return known(failure) ? failure : { code: 'other', status: 0 }
}

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

/**
 * Why a chosen file could not be read. `fileWorkbook`: it is a workbook of an older or another format, or one under a
 * password; `fileMarkup`: a web page or XML, which some programs save under the name of a workbook.
 */
export type FileFailure =
  | 'fileTooLarge'
  | 'fileUnreadable'
  | 'fileEncoding'
  | 'fileWorkbook'
  | 'fileDocument'
  | 'fileArchive'
  | 'fileMarkup'
  | 'filePicture'
  | 'fileEmpty'

/** Why a whole import file is rejected. */
export type ImportFailure =
  'fileTooLarge' | 'notJson' | 'notACatalogue' | 'newerFormat' | 'tooManyRecords' | 'nothingInside'

/**
 * Why a sheet cannot be used. `sheetTooLarge`: it has too many rows or columns, or takes too long; `sheetUnsafe`: a part
 * of the workbook defines entities; `sheetNarrow`: it has fewer columns than a product needs.
 */
export interface SheetFailure {
  readonly code: 'sheetTooLarge' | 'sheetUnsafe' | 'sheetNarrow'
}

/** A failure of the catalogue by the part that it comes from. */
export type CatalogueFailure =
  | { readonly from: 'store'; readonly code: StoreFailure }
  | { readonly from: 'picture'; readonly code: PictureFailure }
  | { readonly from: 'file'; readonly code: FileFailure }
  | { readonly from: 'import'; readonly code: ImportFailure }
  | ({ readonly from: 'sheet' } & SheetFailure)

/**
 * The result of an operation that can fail. Failures are codes; their texts are chosen where they
 * are shown (decision L3).
 */
export type Outcome<Value, Failure> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly failure: Failure }

/** Wraps a value as a success. */
export const succeed = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
})

/** Wraps a code as a failure. */
export const fail = <Failure>(
  failure: Failure,
): { readonly ok: false; readonly failure: Failure } => ({ ok: false, failure })
