import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { StoreFailure } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import type { Job, JobFailure } from '#machines/management/job.ts'

/**
 * What to do about a store failure. Where there is none, a notice of the page says it: one problem has
 * one message (decision P2).
 */
const hints = {
  full: 'manage:failure.storeHint.full',
  blocked: 'manage:failure.storeHint.blocked',
  unreadable: null,
  newerVersion: null,
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
const failureMessage = (
  failure: JobFailure,
  t: Translate,
  during?: Job['kind'],
): { readonly title: string; readonly hint: string | undefined } => {
  switch (failure.from) {
    case null:
      return { title: t('manage:failure.unexpected'), hint: t('manage:failure.unexpectedHint') }
    case 'store': {
      const title = t(`manage:failure.store.${failure.code}`)
      if (during === 'picture') {
        const hint = failure.code === 'full' ? t('manage:failure.imageStoreFull') : title
        return { title: t('manage:failure.imageStore'), hint }
      }
      const key = hints[failure.code]
      return { title, hint: key === null ? undefined : t(key) }
    }
    case 'picture':
      return {
        title: t(`manage:failure.picture.${failure.code}`),
        hint: t('manage:failure.pictureHint'),
      }
    case 'file':
      return {
        title: t(`manage:failure.file.${failure.code}`),
        hint: t('manage:failure.importHint'),
      }
    case 'sheet':
      return {
        title: t(`manage:failure.sheet.${failure.code}`),
        hint: t('manage:failure.sheetHint'),
      }
    case 'import':
      return {
        title: t(`manage:failure.import.${failure.code}`),
        hint: t('manage:failure.importHint'),
      }
  }
}

export interface FailureBannerProps {
  readonly failure: JobFailure
  /** What was asked for. A picture that was not stored says so; what was typed into the form is still there. */
  readonly during?: Job['kind'] | undefined
  /** The product, where it is not in sight. */
  readonly name?: string | undefined
  /** Hands out the export file, where storage is full. */
  readonly onExport: () => void
  /** Closes the message. */
  readonly onClose: () => void
}

/**
 * Announces why a change failed and what can be done (decision P2). Nothing is lost: stored data stays,
 * and so does what was typed.
 */
export const FailureBanner = ({ failure, during, name, onExport, onClose }: FailureBannerProps) => {
  const { t } = useTranslation('manage')
  const { title, hint } = failureMessage(failure, t, during)
  return (
    <Banner
      tone="error"
      live="alert"
      title={name === undefined ? title : t('problem.withReason', { problem: name, reason: title })}
      actions={
        <>
          {failure.code === 'full' ? (
            <Button size="sm" variant="outline" icon="download" onClick={onExport}>
              {t('failure.export')}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={onClose}>
            {t('failure.close')}
          </Button>
        </>
      }
    >
      {hint === undefined ? null : <p>{hint}</p>}
      {failure.from === 'store' && during === 'save' ? <p>{t('failure.kept')}</p> : null}
    </Banner>
  )
}
