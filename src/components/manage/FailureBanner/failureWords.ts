import type { StoreFailureCode } from '#components/manage/codes.ts'
import type { Translate } from '#locales/index.ts'
import type { ManagementProblem } from '#machines/management/management.types.ts'

/** The refusals of the store that have more to say than their sentence. */
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
  cancelled: null,
} as const satisfies Record<StoreFailureCode, string | null>

/**
 * The words of a refusal (decision L3): a sentence, and what to do about it. A picture that did not
 * reach the store begins with the sentence of spec §8, 'Failed to store image locally'.
 */
export const failureWords = (
  problem: ManagementProblem,
  t: Translate,
): { readonly title: string; readonly hint: string | undefined } => {
  switch (problem.from) {
    case 'store': {
      const title = t(`manage:failure.store.${problem.code}`)
      const key = hints[problem.code]
      const hint = key === null ? undefined : t(key)
      if (problem.during !== 'replaceImage' || problem.code === 'cancelled') return { title, hint }
      return { title: t('manage:failure.imageStore'), hint: title }
    }
    case 'picture':
      return {
        title: t(`manage:failure.picture.${problem.code}`),
        hint: problem.code === 'cancelled' ? undefined : t('manage:failure.pictureHint'),
      }
    case 'file':
      return {
        title: t(`manage:failure.file.${problem.code}`),
        hint: problem.code === 'cancelled' ? undefined : t('manage:failure.importHint'),
      }
    case 'import':
      return {
        title: t(`manage:failure.import.${problem.code}`),
        hint: problem.code === 'cancelled' ? undefined : t('manage:failure.importHint'),
      }
  }
}
