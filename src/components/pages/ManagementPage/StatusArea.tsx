import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ExportText } from '#components/manage/ExportText/ExportText.tsx'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { UndoToast } from '#components/manage/UndoToast/UndoToast.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import type { WorkKind } from '#components/manage/WorkProgress/WorkProgress.tsx'
import type { Answers } from '#components/manage/useAnswers.ts'
import { announce } from '#components/ui/Announcer/announce.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import type { CatalogueSnapshot } from '#domain/catalogue/snapshot.ts'
import type { Translate } from '#locales/index.ts'
import type { Desk } from '#machines/management/desk.ts'
import type { Answer, Job } from '#machines/management/job.ts'
import type { ManagementPageFlow } from './managementPageFlow.ts'
import styles from './StatusArea.module.css'

interface UndoAreaProps {
  /** The change that can be taken back next. */
  readonly undo: CatalogueSnapshot['undo']
  /** Whether the toast is shown. */
  readonly desk: Pick<Desk, 'toast' | 'closeToast'>
  readonly onUndo: (id: string) => void
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
export const UndoArea = ({ undo, desk, onUndo, inline }: UndoAreaProps) => {
  const { t } = useTranslation('manage')
  const recent = useRecent(undo)
  const { toast } = desk
  if (toast !== null)
    return (
      <UndoToast
        offer={toast}
        inline={inline}
        onUndo={() => onUndo(toast.id)}
        onTimeout={desk.closeToast}
      />
    )
  if (undo === null || !recent) return null
  return (
    <div className={styles.undo}>
      <span>
        <span>{t(`undo.${undo.kind}`, { count: undo.count })}</span>
        {undo.survivesReload ? null : <span>{` · ${t('undo.standingNotStored')}`}</span>}
      </span>
      <Button variant="quiet" size="sm" onClick={() => onUndo(undo.id)}>
        {t('undo.action')}
      </Button>
    </div>
  )
}

const exportedText = {
  json: 'manage:done.exported',
  quarantine: 'manage:done.exported',
  products: 'manage:done.exportedSheet',
  template: 'manage:done.template',
} as const

/**
 * The message for the answer of a job (decision L3), chosen at render so that it follows the language; `null` where
 * something else shows it. Nothing is called saved that is gone once the page is closed.
 */
const messageOf = (
  answer: Answer,
  t: Translate,
  persistence: CatalogueSnapshot['persistence'],
): string | null => {
  // The toast says it, and after it the line beside the count.
  if (answer.undo !== undefined) return null
  switch (answer.kind) {
    case 'added':
      return t(persistence === 'browser' ? 'manage:done.added' : 'manage:done.addedSession', {
        name: answer.product.productName,
      })
    case 'undone':
    case 'discarded':
    case 'stopped':
      return t(`manage:done.${answer.kind}`)
    case 'exported':
      return t(exportedText[answer.of], { name: answer.name })
    case 'failed':
    case 'text':
    case 'renewed':
      return null
    default:
      return t('manage:done.nothing')
  }
}

export interface AnswerListProps {
  readonly said: Answers
  /** Whether products are kept, or gone once the page is closed. */
  readonly persistence: CatalogueSnapshot['persistence']
  /** Hands out the export file, where storage is full. */
  readonly onExport: () => void
  /** The text of an export was copied and kept. */
  readonly onKept: () => void
}

/** The answers to what the page, or a dialog, has asked for. */
export const AnswerList = ({ said, persistence, onExport, onKept }: AnswerListProps) => {
  const { t } = useTranslation('manage')
  const banner = useRef<HTMLDivElement>(null)
  const undone = said.answers.find(({ answer }) => answer.kind === 'undone')
  const sayUndone = useEffectEvent(() => announce(t('done.undone')))
  // The button that was pressed went with its toast. The page stays where it is for a pointer.
  useEffect(() => {
    const element = banner.current
    if (undone === undefined || element === null) return
    sayUndone()
    if (document.activeElement !== document.body) return
    focusOnce(element, { preventScroll: true })
    if (element.matches(':focus-visible')) element.scrollIntoView({ block: 'nearest' })
  }, [undone])
  return said.answers.map((one) => {
    const { kind, answer, number } = one
    if (answer.kind === 'failed')
      return (
        <FailureBanner
          key={number}
          failure={answer.failure}
          during={kind}
          onExport={onExport}
          onClose={() => said.close(one)}
        />
      )
    if (answer.kind === 'text')
      return (
        <ExportText
          key={number}
          shown={answer}
          onKept={() => {
            onKept()
            said.close(one)
          }}
          onClose={() => said.close(one)}
        />
      )
    const title = messageOf(answer, t, persistence)
    return title === null ? null : (
      <Banner
        key={number}
        {...(one === undone ? { ref: banner } : { live: 'status' as const })}
        tone={answer.kind === 'stopped' ? 'info' : 'success'}
        title={title}
      />
    )
  })
}

/** Long work that is said beside the list; an import says its own. */
const longWork: Partial<Record<Job['kind'], WorkKind>> = { samples: 'samples', picture: 'picture' }

/** What is under way: a job, or a file that is read. */
export const WorkArea = ({ desk, importing }: Pick<ManagementPageFlow, 'desk' | 'importing'>) => {
  const kind = desk.job === null ? undefined : longWork[desk.job.kind]
  return (
    <>
      {kind === undefined ? null : (
        <WorkProgress kind={kind} share={desk.progress} onStop={() => desk.stop()} />
      )}
      {importing.state === 'opened' || importing.state === 'judging' ? (
        <WorkProgress kind="reading" share={importing.progress} onStop={importing.stop} />
      ) : null}
    </>
  )
}
