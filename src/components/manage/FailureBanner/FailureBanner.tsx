import { useTranslation } from 'react-i18next'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import type { RequiredHeading } from '#domain/catalogue/product.ts'
import type { StoreFailure } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { ManagementProblem } from '#machines/management/job.ts'

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

/** The headings that a sheet needs are the labels of the form. */
const labels = {
  productName: 'manage:form.name',
  category: 'manage:form.category',
  price: 'manage:form.price',
  stockQuantity: 'manage:form.stock',
} as const satisfies Record<RequiredHeading, string>

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
      if (problem.during === 'picture') {
        const hint = problem.code === 'full' ? t('manage:failure.imageStoreFull') : title
        return { title: t('manage:failure.imageStore'), hint }
      }
      const key = hints[problem.code]
      return { title, hint: key === null ? undefined : t(key) }
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
    case 'sheet': {
      const hint = t('manage:failure.sheetHint')
      if (problem.code === 'headingsRepeated')
        return { title: t('manage:failure.sheet.headingsRepeated', { name: problem.name }), hint }
      if (problem.code !== 'headingsMissing')
        return { title: t(`manage:failure.sheet.${problem.code}`), hint }
      const names = problem.missing
        .map((field) => t(labels[field]))
        .join(t('manage:failure.sheetSeparator'))
      return { title: t('manage:failure.sheet.headingsMissing', { names }), hint }
    }
    case 'import':
      return {
        title: t(`manage:failure.import.${problem.code}`),
        hint: t('manage:failure.importHint'),
      }
  }
}

export interface FailureBannerProps {
  /** The failure and the job it happened in. */
  readonly problem: ManagementProblem
  /** What can be done about it: an export where storage is full. */
  readonly flow: Pick<ManagementFlow, 'exportProducts' | 'dismissProblem'>
}

/**
 * Announces why a change failed and what can be done (decision P2). Nothing is lost: stored data stays,
 * and so does what was typed.
 */
export const FailureBanner = ({ problem, flow }: FailureBannerProps) => {
  const { t } = useTranslation('manage')
  const { title, hint } = failureMessage(problem, t)
  return (
    <Banner
      tone="error"
      live="alert"
      title={title}
      actions={
        <>
          {problem.code === 'full' ? (
            <Button size="sm" variant="outline" icon="download" onClick={flow.exportProducts}>
              {t('failure.export')}
            </Button>
          ) : null}
          <Button size="sm" variant="quiet" onClick={flow.dismissProblem}>
            {t('failure.close')}
          </Button>
        </>
      }
    >
      {hint === undefined ? null : <p>{hint}</p>}
      {problem.from === 'store' && problem.during === 'save' ? <p>{t('failure.kept')}</p> : null}
    </Banner>
  )
}
