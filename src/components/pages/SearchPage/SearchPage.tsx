import { useEffect, useEffectEvent, useId, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { LoadSamples } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import { LoadSamplesButton } from '#components/catalogue/EmptyCategory/LoadSamplesButton.tsx'
import { GridSkeleton } from '#components/catalogue/GridSkeleton/GridSkeleton.tsx'
import { ListState, type ListStateKind } from '#components/catalogue/ListState/ListState.tsx'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { SearchResult } from '#components/catalogue/SearchResult/SearchResult.tsx'
import { CategoryIcon } from '#components/illustrations/CategoryIcon/CategoryIcon.tsx'
import { AppLink } from '#components/layout/AppLink/AppLink.tsx'
import { Container } from '#components/layout/Container/Container.tsx'
import { EmptyState } from '#components/ui/EmptyState/EmptyState.tsx'
import { SearchField } from '#components/ui/SearchField/SearchField.tsx'
import { isWriting } from '#components/ui/focus.ts'
import type { FoundGroup } from '#domain/catalogue/found.ts'
import { categories, pictureOf, type StoredImage } from '#domain/catalogue/product.ts'
import type { SearchAids } from '#domain/catalogue/search.ts'
import { paths } from '#domain/paths.ts'
import styles from './SearchPage.module.css'

/** What the page shows and what a visitor may do on it. */
export interface SearchFlow {
  /** Whether storage has been read, and whether it could be (spec §8). */
  readonly phase: 'loading' | 'ready' | 'unreadable'
  /** `session`: the browser blocks storage (decision P2). */
  readonly persistence: 'browser' | 'session'
  /** How many records are quarantined because they could not be read. */
  readonly quarantined: number
  /** How many products there are, whatever is searched. */
  readonly total: number
  /** Pictures by id. */
  readonly images: ReadonlyMap<string, StoredImage>
  /** The search text as typed. */
  readonly text: string
  /** The search text that {@link groups} belong to; may lag behind {@link text}. */
  readonly searched: string
  /** What that search was helped by (decision P6). */
  readonly aids: SearchAids
  /** What was found, by category. */
  readonly groups: ReadonlyArray<FoundGroup>
  /** Loads the sample products where nothing is stored (decision P5); `null` on a site with a published catalogue. */
  readonly samples: LoadSamples | null
  /** The field takes the focus when the page opens. */
  readonly focused: boolean
  /** Searches, on every input. */
  readonly search: (text: string) => void
  /** Reads storage again. */
  readonly retry: () => void
}

export interface SearchPageProps {
  readonly flow: SearchFlow
}

/** The largest number of results of a category; its page shows the rest. */
const most = 6

/** The way on from a search: the six categories. */
const Browse = () => {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  return (
    <nav aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {t('browse')}
      </h2>
      <ul className={styles.categories} role="list">
        {categories.map((category) => (
          <li key={category}>
            <AppLink to={paths.category(category)} variant="plain">
              <CategoryIcon category={category} />
              <span>{t(`common:category.${category}`)}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

const Group = ({ group, flow }: { readonly group: FoundGroup; readonly flow: SearchFlow }) => {
  const { t } = useTranslation(['search', 'common'])
  const id = useId()
  const { category, products } = group
  const name = t(`common:category.${category}`)
  return (
    <section className={styles.group} aria-labelledby={id}>
      <h2 className={styles.name} id={id}>
        {name}
      </h2>
      <ul role="list" aria-labelledby={id}>
        {products.slice(0, most).map((product) => (
          <SearchResult
            key={product.$id}
            product={product}
            picture={pictureOf(product, flow.images)}
            query={flow.searched}
            aids={flow.aids}
          />
        ))}
      </ul>
      {products.length > most ? (
        <p>
          <AppLink to={paths.category(category, flow.searched.trim())}>
            {t('all', { count: products.length, category: name })}
          </AppLink>
        </p>
      ) : null}
    </section>
  )
}

/** What cannot be searched at all. */
const stateOf = (flow: SearchFlow): ListStateKind | null => {
  if (flow.phase === 'unreadable')
    return flow.quarantined > 0 ? { kind: 'damaged' } : { kind: 'failed', retry: flow.retry }
  return flow.phase === 'ready' && flow.total === 0 && flow.persistence === 'session'
    ? { kind: 'unavailable' }
    : null
}

/** Everything under the field. */
const Outcome = ({ flow }: SearchPageProps) => {
  const { t } = useTranslation(['search', 'catalogue'])
  const { phase, total, searched, groups } = flow
  const state = stateOf(flow)
  if (state !== null) return <ListState state={state} />
  const query = searched.trim()
  const begun = flow.text.trim() !== ''
  // A visitor who comes with a search sees that it is on its way.
  if (begun && (phase === 'loading' || (total > 0 && query === ''))) return <GridSkeleton />
  const onClear = () => flow.search('')
  // Below the categories, which the document shows already, where nothing has been typed.
  const nothing =
    phase === 'ready' && total === 0 ? (
      <EmptyState
        compact
        icon="openSwitch"
        title={t('nothingStored')}
        actions={
          flow.samples && (
            <LoadSamplesButton samples={flow.samples}>
              {t('catalogue:state.emptySwitch')}
            </LoadSamplesButton>
          )
        }
      >
        {flow.samples &&
          t(
            flow.samples.state === 'failed'
              ? 'catalogue:state.samplesFailedHint'
              : 'nothingStoredHint',
          )}
      </EmptyState>
    ) : null
  return (
    <>
      {begun ? nothing : null}
      {total > 0 && query !== '' && groups.length === 0 ? (
        <ListState state={{ kind: 'noMatch', query, onClear }} />
      ) : null}
      {groups.map((group) => (
        <Group key={group.category} group={group} flow={flow} />
      ))}
      {groups.length === 0 ? <Browse /> : null}
      {begun ? null : nothing}
    </>
  )
}

/** `/search?q=` (decision P16): a search over everything, its results by category, and ways on. */
export const SearchPage = ({ flow }: SearchPageProps) => {
  const { t } = useTranslation(['search', 'catalogue'])
  const field = useRef<HTMLElement>(null)
  const focus = useEffectEvent(() => {
    if (flow.focused && !isWriting()) field.current?.querySelector('input')?.focus()
  })
  useEffect(() => focus(), [])
  const count = flow.groups.reduce((sum, { products }) => sum + products.length, 0)
  const counts = flow.phase === 'ready' && flow.total > 0 && flow.searched.trim() !== ''
  return (
    <Container>
      <div className={styles.head}>
        <h1 className={styles.heading}>{t('heading')}</h1>
        <search className={styles.field} ref={field}>
          <SearchField
            label={t('heading')}
            clearLabel={t('catalogue:searchClear')}
            value={flow.text}
            onChange={flow.search}
          />
        </search>
        <div className={styles.hint}>
          {counts ? null : <span>{t('start')}</span>}
          {/* There from the start: the first count is announced as well. */}
          <ResultsCount count={counts ? count : null} query={flow.searched} />
        </div>
      </div>
      <div className={styles.body}>
        <Outcome flow={flow} />
      </div>
    </Container>
  )
}
