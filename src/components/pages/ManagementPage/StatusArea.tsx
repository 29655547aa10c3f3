import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { UndoToast } from '#components/manage/UndoToast/UndoToast.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import type { WorkKind } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { formatPrice } from '#domain/format.ts'
import type { Translate } from '#locales/index.ts'
import type { ManagementFlow } from '#machines/management/flow.ts'
import type { Job, ManagementOutcome } from '#machines/management/job.ts'
import styles from './StatusArea.module.css'

interface UndoAreaProps {
  /** The change that can be taken back next. */
  readonly undo: CatalogueSnapshot['undo']
  /** Whether the toast is shown, and the way to undo. */
  readonly flow: Pick<ManagementFlow, 'toast' | 'undo' | 'closeToast'>
  /** The toast is in the page: on a short page it would cover what is at the end of the window. */
  readonly inline: boolean
}

/** How long the page says what can be undone, in milliseconds; the menu has it as long as it can. */
const saidFor = 60_000

/** Whether the change is so recent that the page says it. */
const useRecent = (undo: CatalogueSnapshot['undo']): boolean => {
  const [past, setPast] = useState<string | null>(null)
  const { id, at } = undo ?? {}
  useEffect(() => {
    if (id === undefined || at === undefined) return undefined
    const timer = setTimeout(() => setPast(id), Math.max(0, at + saidFor - Date.now()))
    return () => clearTimeout(timer)
  }, [id, at])
  return id !== undefined && id !== past
}

/** What can be undone (decision P4): a toast for ten seconds, then a few words beside the count. */
export const UndoArea = ({ undo, flow, inline }: UndoAreaProps) => {
  const { t } = useTranslation('manage')
  const recent = useRecent(undo)
  const { toast } = flow
  if (toast !== null)
    return (
      <UndoToast
        offer={toast}
        inline={inline}
        onUndo={() => flow.undo(toast.id)}
        onTimeout={flow.closeToast}
      />
    )
  if (undo === null || !recent) return null
  return (
    <div className={styles.undo}>
      <span>
        <span>{t(`undo.${undo.kind}`, { count: undo.count })}</span>
        {undo.survivesReload ? null : <span>{` · ${t('undo.standingNotStored')}`}</span>}
      </span>
      <Button variant="quiet" size="sm" onClick={() => flow.undo(undo.id)}>
        {t('undo.action')}
      </Button>
    </div>
  )
}

export interface StatusAreaProps {
  /** What is under way, and the result of the last task. */
  readonly flow: ManagementFlow
  /** Whether products are kept, or gone once the page is closed. */
  readonly persistence: CatalogueSnapshot['persistence']
}

/** Long work that is said beside the list; an import that is written is said in its preview. */
const longWork: Partial<Record<Job['kind'], WorkKind>> = {
  read: 'reading',
  samples: 'samples',
  picture: 'picture',
}

const exportedText = {
  json: 'manage:done.exported',
  products: 'manage:done.exportedSheet',
  template: 'manage:done.template',
} as const

/**
 * The message for the outcome of a task (decision L3), chosen at render so that it follows the language.
 * Nothing is called saved that is gone once the page is closed.
 */
const outcomeMessage = (
  outcome: ManagementOutcome,
  t: Translate,
  language: string,
  persistence: CatalogueSnapshot['persistence'],
): string => {
  switch (outcome.kind) {
    case 'added':
      return t(persistence === 'browser' ? 'manage:done.added' : 'manage:done.addedSession', {
        name: outcome.product.productName,
      })
    case 'changed':
      return t('manage:undo.edit', { count: 1 })
    case 'priced':
      return t('manage:done.price', { price: formatPrice(outcome.product.price, language) })
    case 'pictured':
      return t('manage:done.picture')
    case 'removed':
      return t('manage:done.removed', { name: outcome.product.productName })
    case 'removedAll':
      return outcome.count === 0
        ? t('manage:done.nothing')
        : t('manage:undo.remove', { count: outcome.count })
    case 'available':
    case 'unavailable':
      return outcome.count === 0
        ? t('manage:done.nothing')
        : t(`manage:undo.${outcome.kind}`, { count: outcome.count })
    case 'cleared':
      return t('manage:done.cleared', { count: outcome.count })
    case 'imported':
      return t('manage:done.imported', {
        added: outcome.summary.added,
        updated: outcome.summary.updated,
      })
    case 'sampled':
      return t('manage:done.samples', { count: outcome.summary.added })
    case 'undone':
      return t('manage:done.undone')
    case 'exported':
      return t(exportedText[outcome.of], { name: outcome.name })
    case 'discarded':
      return t('manage:done.discarded')
    case 'stopped':
      return t('manage:done.stopped')
  }
}

/** What is under way, and the result of the last task. */
export const StatusArea = ({ flow, persistence }: StatusAreaProps) => {
  const { t, i18n } = useTranslation('manage')
  const { problem, outcome } = flow
  const said = useRef<HTMLDivElement>(null)
  const undone = outcome?.kind === 'undone'
  // The button that was pressed went with its toast. The page stays where it is for a pointer.
  useEffect(() => {
    if (!undone || said.current === null || document.activeElement !== document.body) return
    focusOnce(said.current, { preventScroll: true })
    if (said.current.matches(':focus-visible')) said.current.scrollIntoView({ block: 'nearest' })
  }, [undone, flow.outcomes])
  const [job] = flow.queue
  const kind = job && longWork[job.kind]
  const saidByToast = outcome?.undo !== undefined
  // The form says its own refusals, beside what was typed.
  const inForm = problem?.during === 'save' || problem?.during === 'preparing'
  // The toast says it, and after it the line beside the count. A problem is newer than any outcome but
  // that of an export, which its banner may offer.
  const hidden = saidByToast || (problem !== null && outcome?.kind !== 'exported')
  return (
    <>
      {kind === undefined ? null : (
        <WorkProgress kind={kind} share={flow.progress} onStop={flow.stop} />
      )}
      {problem === null || inForm ? null : <FailureBanner problem={problem} flow={flow} />}
      {outcome === null || hidden ? null : (
        <Banner
          key={flow.outcomes}
          ref={said}
          tone={outcome.kind === 'stopped' ? 'info' : 'success'}
          live="status"
          title={outcomeMessage(outcome, t, i18n.language, persistence)}
        />
      )}
    </>
  )
}
