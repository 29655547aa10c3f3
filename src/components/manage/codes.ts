import type zh from '#locales/zh/manage.ts'

// The codes that have words. A route hands over codes of the ports; one without words does not fit
// these types and fails the build there.

/** A refusal of the product store (decision P2). */
export type StoreFailureCode = keyof typeof zh.failure.store
/** A refusal of a picture (decision P3). */
export type PictureFailureCode = keyof typeof zh.failure.picture
/** Long work that is under way. */
export type WorkKind = Exclude<keyof typeof zh.busy, 'percent' | 'cancel'>
