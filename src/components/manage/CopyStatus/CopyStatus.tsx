import { chakra } from '@chakra-ui/react/styled-system'
import { memo, useEffect, useRef, type FocusEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { shortText } from '#components/theme/shortText.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusOnce } from '#components/ui/focus.ts'
import type { CopiesSnapshot, CopyReminder } from '#domain/catalogue/copies.ts'
import { formatDay, languageOf } from '#domain/format.ts'
import type { Translate } from '#locales/index.ts'

/** What is known of the copies, and what can be done about them (decision P12). */
export interface CopiesFlow extends CopiesSnapshot {
  /** Makes the reminder quiet for a week. */
  readonly putAway: () => void
  /** Lets the visitor choose the file that follows every change. */
  readonly keepFile: (suggestedName: string) => void
  /** Asks for permission again and tries to write. */
  readonly resume: () => void
  /** Writes over what the file holds and this browser does not. */
  readonly replaceFile: () => void
  /** Reads the file as it is. */
  readonly openFile: (read: (file: File) => void) => void
  /** Leaves the file as it is from now on. */
  readonly stopFile: () => void
}

/** Whether nothing about the copies needs to be acted on now. */
export const isCalm = ({ reminder, file }: CopiesSnapshot): boolean =>
  file.state === 'kept' ||
  (reminder?.firm !== true && (file.state === 'none' || file.state === 'unsupported'))

/** Props of {@link CopyStatus}. */
export interface CopyStatusProps {
  readonly flow: CopiesFlow
  /** Nothing is stored: there is nothing to copy. */
  readonly empty: boolean
  /** Hands out the export file. */
  readonly onExport: () => void
  /** Called with the file, to see what an import of it would do. */
  readonly onImport: (file: File) => void
}

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '3',
    '& > .line': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '5',
      fontSize: 'sm',
      lineHeight: 'snugZh',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums lining-nums',
      ...shortText,
    },
  },
})

const reminderText = ({ at, changes }: CopyReminder, t: Translate, language: string): string => {
  if (at === null) return t('manage:copy.none', { count: changes })
  const date = formatDay(languageOf(language), at)
  return changes === 0
    ? t('manage:copy.current', { date })
    : t('manage:copy.changed', { date, count: changes })
}

/** Moves the focus to the last thing said when what was pressed has gone, so that it is read. */
const useFocusOnOutcome = () => {
  const root = useRef<HTMLDivElement>(null)
  const pressed = useRef<Element | null>(null)
  useEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return
    pressed.current = null
    const outcome = root.current?.lastElementChild
    if (document.activeElement !== document.body || !(outcome instanceof HTMLElement)) return
    focusOnce(outcome, { preventScroll: true })
  })
  return {
    ref: root,
    onFocus: ({ target }: FocusEvent) => {
      pressed.current = target
    },
    // The window alone loses the focus to a file dialog.
    onBlur: ({ target }: FocusEvent) => {
      if (document.activeElement !== target) pressed.current = null
    },
  }
}

/**
 * When the last copy was written and how much it lacks, firmer once it is time for one; and the file that
 * follows every change, with what is wrong with it (decision P12). Never a dialog.
 */
export const CopyStatus = memo(function CopyStatus({
  flow,
  empty,
  onExport,
  onImport,
}: CopyStatusProps) {
  const { t, i18n } = useTranslation('manage')
  const focus = useFocusOnOutcome()
  const { reminder, file } = flow
  const suggested = `${t('copy.fileName')}.json`
  const chosen = file.state !== 'none' && file.state !== 'unsupported'
  const keep = (label: string) => (
    <Button size="sm" variant="quiet" onClick={() => flow.keepFile(suggested)}>
      {label}
    </Button>
  )
  const stop = (
    <Button size="sm" variant="quiet" onClick={flow.stopFile}>
      {t('copy.stop')}
    </Button>
  )
  // A file that follows says more than a date.
  const firm = reminder?.firm === true && file.state !== 'kept'
  const ahead = file.state === 'failed' && file.problem === 'ahead'
  // What the file holds is not the last copy that is known here.
  const said =
    reminder === null || (ahead && !firm) ? null : reminderText(reminder, t, i18n.language)
  const offered = file.state === 'none' && !empty
  return (
    <Root {...focus}>
      {firm ? (
        <Banner
          tone="warning"
          title={t('copy.due')}
          actions={
            <>
              <Button size="sm" variant="outline" icon="download" onClick={onExport}>
                {t('action.export')}
              </Button>
              {offered ? keep(t('copy.keep')) : null}
              <Button size="sm" variant="quiet" onClick={flow.putAway}>
                {t('copy.putAway')}
              </Button>
            </>
          }
        >
          {said}
        </Banner>
      ) : said === null && !offered && file.state !== 'kept' ? null : (
        <p className="line">
          {said === null ? null : <span>{said}</span>}
          {file.state === 'kept' ? (
            <>
              <span>{t('copy.kept', { name: file.name })}</span>
              {stop}
            </>
          ) : null}
          {offered ? keep(t('copy.keep')) : null}
        </p>
      )}
      {file.state === 'waiting' ? (
        <Banner
          tone="info"
          live="status"
          title={t('copy.waiting', { name: file.name })}
          actions={
            <>
              <Button size="sm" variant="outline" onClick={flow.resume}>
                {t('copy.resume')}
              </Button>
              {stop}
            </>
          }
        />
      ) : null}
      {ahead ? (
        <Banner
          tone="warning"
          live="alert"
          title={t('copy.problem.ahead', { name: file.name })}
          actions={
            <>
              <Button
                size="sm"
                variant="outline"
                icon="upload"
                onClick={() => flow.openFile(onImport)}
              >
                {t('copy.import')}
              </Button>
              <Button size="sm" variant="quiet" onClick={flow.replaceFile}>
                {t('copy.replace')}
              </Button>
              {stop}
            </>
          }
        >
          {t('copy.aheadText')}
        </Banner>
      ) : file.state === 'failed' ? (
        <Banner
          tone="error"
          live="alert"
          title={t(`copy.problem.${file.problem}`, { name: file.name })}
          actions={
            <>
              {file.problem === 'unreadable' ? null : (
                <Button size="sm" variant="outline" onClick={flow.resume}>
                  {t('failure.retry')}
                </Button>
              )}
              {keep(t('copy.another'))}
              {file.problem === 'unreadable' ? (
                <Button size="sm" variant="quiet" onClick={flow.replaceFile}>
                  {t('copy.replace')}
                </Button>
              ) : null}
              {chosen ? stop : null}
            </>
          }
        >
          {t(file.problem === 'unreadable' ? 'copy.unreadableText' : 'copy.problemText')}
        </Banner>
      ) : null}
    </Root>
  )
})
