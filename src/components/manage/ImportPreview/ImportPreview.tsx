import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureBanner } from '#components/manage/FailureBanner/FailureBanner.tsx'
import { WorkProgress } from '#components/manage/WorkProgress/WorkProgress.tsx'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { StatusText } from '#components/ui/Banner/StatusText.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { focusOnce, isWriting } from '#components/ui/focus.ts'
import type { ImportAction, ImportPlan, ImportRow } from '#domain/catalogue/importPlan.ts'
import type { ImportFlow } from '#machines/management/importing.ts'
import { ImportLine } from './ImportLine.tsx'
import styles from './ImportPreview.module.css'

export interface ImportPreviewProps {
  /** What the file would do. */
  readonly plan: ImportPlan
  /** Whether it is done, and what may be done. */
  readonly flow: Pick<
    ImportFlow,
    'state' | 'choice' | 'problem' | 'openColumns' | 'confirm' | 'close' | 'stop' | 'dismissProblem'
  >
  /** How far it is written, from 0 to 1; 0 while other jobs are done before it. */
  readonly share: number
  /** Hands out the export file, where storage is full. */
  readonly onExport: () => void
}

/** Records that need a look come first. */
const order: Readonly<Record<ImportAction, number>> = { reject: 0, update: 1, add: 2, skip: 3 }

/** Rows that can be imported and need a look stand before their like. */
const placeOf = (row: ImportRow): number => {
  const needsLook =
    'product' in row &&
    (row.leftOut !== undefined || row.notes?.some((note) => note !== 'ownNumber') === true)
  return order[row.action] - (needsLook ? 0.5 : 0)
}

const step = 50

/**
 * What an import would do, a line per record: add, update, skip, or reject with the reason. Nothing has
 * changed yet; the button carries the number.
 */
export const ImportPreview = ({ plan, flow, share, onExport }: ImportPreviewProps) => {
  const { t } = useTranslation('manage')
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [shown, setShown] = useState(step)
  const rows = useMemo(() => [...plan.rows].sort((a, b) => placeOf(a) - placeOf(b)), [plan])
  // The plan of a file appears, and later the one that was judged anew.
  const { context } = plan
  useEffect(() => {
    if (heading.current !== null && !isWriting()) focusOnce(heading.current)
  }, [context])
  const { add, update } = plan.counts
  const counted = (['add', 'update', 'skip', 'reject'] as const).flatMap((action) => {
    const count = plan.counts[action]
    return count === 0 ? [] : [t(`import.counted.${action}`, { count })]
  })
  const rest = rows.length - shown
  const hasOwnNumbers = rows.some((row) => 'notes' in row && row.notes.includes('ownNumber'))
  return (
    <section className={styles.root} aria-labelledby={id}>
      <h2 id={id} ref={heading}>
        {t('import.title')}
      </h2>
      <div>
        <p className={styles.summary}>
          <StatusText>{counted.join(t('import.comma'))}</StatusText>
        </p>
        <p className={styles.intro}>{t('import.intro')}</p>
        {hasOwnNumbers ? <p className={styles.intro}>{t('import.ownNumbers')}</p> : null}
      </div>
      {plan.isRenewed === true ? (
        <Banner tone="warning" live="alert" title={t('import.renewed')}>
          <p>{t('import.renewedText')}</p>
        </Banner>
      ) : null}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- to scroll the area by keyboard */}
      <ul className={styles.list} aria-label={t('import.list')} tabIndex={0}>
        {rows.slice(0, shown).map((row) => (
          <ImportLine key={row.index} row={row} source={plan.file.source} />
        ))}
      </ul>
      {rest > 0 ? (
        <Button variant="quiet" size="sm" onClick={() => setShown(shown + step * 4)}>
          {t('import.showMore', { count: Math.min(rest, step * 4) })}
        </Button>
      ) : null}
      {flow.problem === null ? null : (
        <FailureBanner failure={flow.problem} onExport={onExport} onClose={flow.dismissProblem} />
      )}
      {flow.state === 'applying' ? (
        <WorkProgress kind="applying" share={share} onStop={flow.stop} />
      ) : (
        <div className={styles.buttons}>
          {add + update === 0 ? (
            <Button disabled>{t('import.nothing')}</Button>
          ) : (
            <Button onClick={flow.confirm}>{t('import.confirm', { count: add + update })}</Button>
          )}
          {flow.choice === null ? null : (
            <Button variant="outline" onClick={flow.openColumns}>
              {t('import.columns.back')}
            </Button>
          )}
          <Button variant="outline" onClick={flow.close}>
            {t('import.cancel')}
          </Button>
        </div>
      )}
    </section>
  )
}
