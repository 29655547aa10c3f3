import { useTranslation } from 'react-i18next'
import {
  EmptyCategory,
  type SamplesOffer,
} from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import { NotFoundIllustration } from '#components/illustrations/NotFoundIllustration/NotFoundIllustration.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import type { Narrowing, WayBack } from '#domain/catalogue/filter.ts'
import type { Category } from '#domain/catalogue/product.ts'
import { paths } from '#domain/paths.ts'

/** Why a list has nothing to show (brief §5 "States of a list"). */
export type ListStateKind =
  /** The category is empty. */
  | { readonly kind: 'empty'; readonly category: Category; readonly samples: SamplesOffer | null }
  /** The search finds nothing. */
  | { readonly kind: 'noMatch'; readonly query: string; readonly onClear: () => void }
  /** Filters, with or without a search, leave nothing (decision P16). */
  | {
      readonly kind: 'noneLeft'
      /** What to leave out, the one that brings back most first. */
      readonly ways: readonly WayBack[]
      readonly onWiden: (without: Narrowing | 'all') => void
    }
  /** The stored data could not be read this time (spec §8). */
  | { readonly kind: 'failed'; readonly retry: () => void }
  /** Nothing of the stored data can be read, however often it is tried (decision P2). */
  | { readonly kind: 'damaged' }
  /** The browser blocks storage, and nothing has been added in this page either. */
  | { readonly kind: 'unavailable' }

export interface ListStateProps {
  /** Why, with what the way out needs. */
  readonly state: ListStateKind
}

/** By how many of the filters bring products back alone. */
const noneLeftHints = ['state.noneLeftAll', 'state.noneLeftOne', 'state.noneLeftHint'] as const

/** Shown instead of the cards: the state of the list as an illustration and in text. */
export const ListState = ({ state }: ListStateProps) => {
  const { t } = useTranslation('catalogue')
  switch (state.kind) {
    case 'empty':
      return <EmptyCategory category={state.category} samples={state.samples} />
    case 'noMatch':
      return (
        <EmptyState
          compact
          icon="openSwitch"
          title={t('state.noMatch', { query: state.query })}
          actions={
            <Button variant="outline" size="sm" onClick={state.onClear}>
              {t('state.noMatchAction')}
            </Button>
          }
        >
          {t('state.noMatchHint')}
        </EmptyState>
      )
    case 'noneLeft':
      return (
        <EmptyState
          compact
          icon="openSwitch"
          title={t('state.noneLeft')}
          actions={
            state.ways.length === 0 ? (
              <Button variant="outline" size="sm" onClick={() => state.onWiden('all')}>
                {t('state.without.all')}
              </Button>
            ) : (
              state.ways.map(({ without, count }) => (
                <Button
                  key={without}
                  variant="outline"
                  size="sm"
                  onClick={() => state.onWiden(without)}
                >
                  {t(`state.without.${without}`, { count })}
                </Button>
              ))
            )
          }
        >
          {t(noneLeftHints[Math.min(state.ways.length, 2)] ?? 'state.noneLeftAll')}
        </EmptyState>
      )
    case 'failed':
      return (
        <EmptyState
          illustration={<NotFoundIllustration />}
          title={t('state.failed')}
          actions={
            <Button variant="outline" size="sm" onClick={state.retry}>
              {t('state.retry')}
            </Button>
          }
        >
          {t('state.failedHint')}
        </EmptyState>
      )
    case 'damaged':
      return (
        <EmptyState
          illustration={<NotFoundIllustration />}
          title={t('state.failed')}
          actions={
            <AppLink variant="outline" size="sm" to={paths.management}>
              {t('quarantined.action')}
            </AppLink>
          }
        >
          {t('state.damagedHint')}
        </EmptyState>
      )
    case 'unavailable':
      return (
        <EmptyState illustration={<NotFoundIllustration />} title={t('state.unavailable')}>
          {t('state.unavailableHint')}
        </EmptyState>
      )
  }
}
