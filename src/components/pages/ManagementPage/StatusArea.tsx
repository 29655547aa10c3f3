import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { chakra } from '@chakra-ui/react/styled-system'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { UndoToast } from '#components/manage/UndoToast/UndoToast.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import type { WorkKind } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import type { UndoKind } from '#domain/catalogue/history.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import { formatPrice } from '#domain/format.ts'
import type { Translate } from '#locales/index.ts'
import type { ManagementFlow, ManagementWork } from '#machines/management/flow.ts'
import type { ManagementOutcome } from '#machines/management/outcome.ts'

interface UndoAreaProps {
  /** The change that can be taken back next. */
  readonly undo: CatalogueSnapshot['undo']
  /** Whether the toast is shown, and the way to undo. */
  readonly flow: ManagementFlow
  /** The toast stands in the page: on a short page it would cover what is at the end of the window. */
  readonly inline: boolean
}

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    '& > button': { marginBlock: '-1.5' },
  },
})

/** What can be undone (decision P4): a toast for ten seconds, then a few words beside the count. */
export const UndoArea = ({ undo, flow, inline }: UndoAreaProps) => {
  const { t } = useTranslation('manage')
  if (undo === null) return null
  const disabled = flow.work !== 'idle'
  if (flow.toast !== 'hidden') {
    return (
      <UndoToast
        offer={undo}
        inline={inline}
        onUndo={flow.undo}
        disabled={disabled}
        onTimeout={flow.closeToast}
      />
    )
  }
  return (
    <Line>
      <span>
        <span>{t(`undo.${undo.kind}`, { count: undo.count })}</span>
        {undo.survivesReload ? null : <span>{` · ${t('undo.standingNotStored')}`}</span>}
      </span>
      <Button variant="quiet" size="sm" disabled={disabled} onClick={() => flow.undo()}>
        {t('undo.action')}
      </Button>
    </Line>
  )
}

export interface StatusAreaProps {
  /** What is under way, and the result of the last task. */
  readonly flow: ManagementFlow
  /** The change that can be taken back next. */
  readonly undo: CatalogueSnapshot['undo']
  /** Whether products are kept, or gone once the page is closed. */
  readonly persistence: CatalogueSnapshot['persistence']
}

/** Long work that stands beside the list; an import that is written stands in its preview. */
const longWork: Partial<Record<ManagementWork, WorkKind>> = {
  reading: 'reading',
  loadingSamples: 'samples',
  replacingImage: 'picture',
}

/** The offer whose toast says the same as the outcome. */
const offerOf: Partial<Record<ManagementOutcome['kind'], UndoKind>> = {
  removed: 'remove',
  removedAll: 'remove',
  available: 'available',
  unavailable: 'unavailable',
  cleared: 'clear',
  imported: 'import',
  sampled: 'samples',
  changed: 'edit',
  priced: 'price',
  pictured: 'picture',
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
export const StatusArea = ({ flow, undo, persistence }: StatusAreaProps) => {
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
  const kind = longWork[flow.work]
  const saidByToast = outcome !== null && undo !== null && offerOf[outcome.kind] === undo.kind
  // The form says its own refusals, beside what was typed.
  const inForm = problem?.during === 'save' || problem?.during === 'picture'
  // The toast says it, and after it the line beside the count. A problem is newer than any outcome but
  // that of an export, which its banner may offer.
  const hidden = saidByToast || (problem !== null && outcome?.kind !== 'exported')
  return (
    <>
      {kind === undefined ? null : (
        <WorkProgress kind={kind} share={flow.progress} onStop={flow.cancel} />
      )}
      {problem === null || inForm ? null : (
        <FailureBanner
          problem={problem}
          onExport={flow.exportProducts}
          onDismiss={flow.dismissProblem}
        />
      )}
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
