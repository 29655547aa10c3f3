import { chakra } from '@chakra-ui/react/styled-system'
import { useId, useState, type ReactNode, type Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { ResultsCount } from '#components/catalogue/ResultsCount/ResultsCount.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { shownUsage, type StorageUsage } from '#domain/catalogue/storage.ts'
import type { CopiesSnapshot } from '#domain/catalogue/copies.ts'
import { formatMegabytes } from '#domain/format.ts'
import type { Translate } from '#locales/index.ts'

export interface StatusLineProps {
  /** How many products are listed, or `null` where the list itself says that there are none. */
  readonly count: number | null
  /** The search text that `count` belongs to. */
  readonly countedText: string
  /** What is used of storage (spec §2), or `null` where that cannot be said. */
  readonly usage: StorageUsage | null
  /** What is known of copies (decision P12). */
  readonly copies?: Pick<CopiesSnapshot, 'reminder' | 'file'> | undefined
  /** What a press shows: the meter, where the products are kept, and the copies. */
  readonly children?: ReactNode
  /** The button that shows more, to move focus to it. */
  readonly buttonRef?: Ref<HTMLButtonElement>
  /** What can be undone. */
  readonly undo?: ReactNode
}

const Root = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    rowGap: '1',
    minWidth: 0,
    fontSize: 'sm',
    lineHeight: 'snugZh',
    color: 'fg.muted',
    fontVariantNumeric: 'tabular-nums lining-nums',
    // Nothing precedes the rest.
    '& > [data-none]': { display: 'none' },
    '& > button': {
      display: 'inline-flex',
      alignItems: 'center',
      columnGap: '2',
      minHeight: 'target',
      borderRadius: 'xs',
      color: 'fg.subtle',
      textAlign: 'start',
      cursor: 'pointer',
      '& > span': { minWidth: 0, overflowWrap: 'anywhere' },
      '& > span + span::before': { content: '"·"', marginInlineEnd: '2' },
      '& > svg': { transition: 'rotate {durations.fast}' },
      '&[aria-expanded=true] > svg': { rotate: '180deg' },
      _hover: { color: 'fg' },
    },
    '& > .details': {
      order: 1,
      flex: '1 1 100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      marginBlock: '1',
      padding: '4',
      borderRadius: 'md',
      background: 'bg.subtle',
    },
  },
})

/** What the line says of copies, in a few words; `null` while nothing is known. */
const copiesText = (
  { reminder, file }: NonNullable<StatusLineProps['copies']>,
  t: Translate,
): string | null => {
  if (file.state === 'kept') return t('manage:status.kept')
  if (reminder === null) return null
  if (reminder.at === null) return t('manage:status.none')
  return reminder.changes === 0
    ? t('manage:status.current')
    : t('manage:status.changed', { count: reminder.changes })
}

/**
 * How many products are listed, how full storage is and whether there is a copy, in one line; a press shows more. What
 * needs to be acted on is said elsewhere, without a press.
 */
export const StatusLine = ({
  count,
  countedText,
  usage,
  copies,
  buttonRef,
  children,
  undo,
}: StatusLineProps) => {
  const { t, i18n } = useTranslation('manage')
  const id = useId()
  const [open, setOpen] = useState(false)
  const said = copies === undefined ? null : copiesText(copies, t)
  const size = (units: number) => formatMegabytes(units, i18n.language)
  return (
    <Root>
      {count === null ? null : <ResultsCount count={count} query={countedText} />}
      {usage === null ? null : (
        <button
          ref={buttonRef}
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          <span>
            {t('storage.figure', {
              used: size(shownUsage(usage).used),
              capacity: size(usage.capacity),
            })}
          </span>
          {said === null ? null : <span>{said}</span>}
          <Icon name="chevronDown" size={16} />
        </button>
      )}
      {undo}
      {open && usage !== null ? (
        <div id={id} className="details">
          {children}
        </div>
      ) : null}
    </Root>
  )
}
