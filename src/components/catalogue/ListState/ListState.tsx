import { useTranslation } from 'react-i18next'
import { EmptyArt } from '#components/art/EmptyArt/EmptyArt.tsx'
import { NotFoundArt } from '#components/art/NotFoundArt/NotFoundArt.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'

/** Why a list has nothing to show (brief §5 "States of a list"). */
export type ListStateKind =
  /** The category is empty. */
  | { readonly kind: 'empty' }
  /** The search finds nothing. */
  | { readonly kind: 'noMatch'; readonly query: string; readonly onClear: () => void }
  /** Nothing of the stored data can be read (spec §8). */
  | { readonly kind: 'failed'; readonly onRetry: () => void }
  /** The browser blocks storage, and nothing has been added in this page either. */
  | { readonly kind: 'unavailable' }

/** Props of {@link ListState}. */
export interface ListStateProps {
  /** Why, with what the way out needs. */
  readonly state: ListStateKind
}

/** In place of the cards: what is the case, in the drawing's open or closed line and in words. */
export const ListState = ({ state }: ListStateProps) => {
  const { t } = useTranslation()
  switch (state.kind) {
    case 'empty':
      return (
        <EmptyState
          drawing={<EmptyArt />}
          title={t('catalogue.state.empty')}
          actions={
            <AppLink look="outline" size="sm" to="/dashboard/products">
              {t('catalogue.state.emptyAction')}
            </AppLink>
          }
        >
          {t('catalogue.state.emptyHint')}
        </EmptyState>
      )
    case 'noMatch':
      return (
        <EmptyState
          drawing={<EmptyArt line="closed" />}
          title={t('catalogue.state.noMatch', { query: state.query })}
          actions={
            <Button look="outline" size="sm" onClick={state.onClear}>
              {t('catalogue.state.noMatchAction')}
            </Button>
          }
        >
          {t('catalogue.state.noMatchHint')}
        </EmptyState>
      )
    case 'failed':
      return (
        <EmptyState
          drawing={<NotFoundArt />}
          title={t('catalogue.state.failed')}
          actions={
            <Button look="outline" size="sm" onClick={state.onRetry}>
              {t('catalogue.state.retry')}
            </Button>
          }
        >
          {t('catalogue.state.failedHint')}
        </EmptyState>
      )
    case 'unavailable':
      return (
        <EmptyState drawing={<NotFoundArt />} title={t('catalogue.state.unavailable')}>
          {t('catalogue.state.unavailableHint')}
        </EmptyState>
      )
  }
}
