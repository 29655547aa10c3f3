import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { failureReason } from '#components/forms/failureReason.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import type { Failure } from '#domain/failure.ts'

export interface ProblemBannerProps {
  /** What failed, in a sentence. */
  readonly title: string
  /** Why it failed. `null` renders nothing. */
  readonly problem: Failure | null
  /** Replaces the text of the problem. */
  readonly children?: ReactNode
}

/** Announces that a call to the service failed, and why (decision L3). */
export const ProblemBanner = ({ title, problem, children }: ProblemBannerProps) => {
  const { t } = useTranslation('errors')
  if (problem === null) return null
  return (
    <Banner tone="error" live="alert" title={title}>
      {children ?? failureReason(t, problem)}
    </Banner>
  )
}
