import type { StoreFailure } from '#domain/catalogue/failure.ts'
import type { Translate } from '#locales/index.ts'
import type { ManagementProblem } from '#machines/management/management.types.ts'

/** The second sentence of a store failure, where there is one. */
const hints = {
  full: 'manage:failure.storeHint.full',
  blocked: 'manage:failure.storeHint.blocked',
  unreadable: 'manage:failure.storeHint.unreadable',
  newerVersion: 'manage:failure.storeHint.newerVersion',
  changedElsewhere: 'manage:failure.storeHint.changedElsewhere',
  notFound: null,
  nothingToUndo: null,
  pictureBroken: null,
  samplesUnavailable: null,
} as const satisfies Record<StoreFailure, string | null>

/**
 * The text of a failure (decision L3): what happened, and what to do about it. A picture that was not
 * stored starts with the sentence of spec §8, 'Failed to store image locally'.
 */
export const failureMessage = (
  problem: ManagementProblem,
  t: Translate,
): { readonly title: string; readonly hint: string | undefined } => {
  switch (problem.from) {
    case null:
      return { title: t('manage:failure.unexpected'), hint: t('manage:failure.unexpectedHint') }
    case 'store': {
      const title = t(`manage:failure.store.${problem.code}`)
      const key = hints[problem.code]
      const hint = key === null ? undefined : t(key)
      if (problem.during !== 'replaceImage') return { title, hint }
      return { title: t('manage:failure.imageStore'), hint: title }
    }
    case 'picture':
      return {
        title: t(`manage:failure.picture.${problem.code}`),
        hint: t('manage:failure.pictureHint'),
      }
    case 'file':
      return {
        title: t(`manage:failure.file.${problem.code}`),
        hint: t('manage:failure.importHint'),
      }
    case 'import':
      return {
        title: t(`manage:failure.import.${problem.code}`),
        hint: t('manage:failure.importHint'),
      }
  }
}
