import { chakra } from '@chakra-ui/react/styled-system'
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
import { useTranslation } from 'react-i18next'
import { useDeviceName } from '#components/account/useDeviceName.ts'
import { LoadFailed } from '#components/account/LoadFailed/LoadFailed.tsx'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { formatMoment } from '#domain/format.ts'
import type { ActivityFlow } from '#machines/activity.ts'

export interface ActivityListProps {
  readonly flow: ActivityFlow
}

const Waiting = chakra('div', { base: { display: 'grid', gap: '3' } })
const List = chakra('ul', {
  base: {
    marginTop: '-2.5',
    fontSize: 'sm',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '2.5',
      // The line of the next section follows the last one.
      '&:not(:last-of-type)': { borderBlockEndWidth: '1px' },
    },
    // On a phone every time has its own line, whatever stands before it.
    '& time': {
      flexBasis: { base: '100%', sm: 'auto' },
      fontSize: { base: 'xs', sm: 'sm' },
      color: 'fg.subtle',
      fontVariantNumeric: 'tabular-nums',
    },
    '& p': { flexBasis: '100%', color: 'fg.subtle', fontSize: 'xs' },
  },
})

/** What happened to the account, newest first, in words (decision A8). */
export const ActivityList = ({ flow }: ActivityListProps) => {
  const { status, entries, problem, retry } = flow
  const { t } = useTranslation('account')
  const language = useLanguage()
  const nameOf = useDeviceName()
  if (status === 'reading') {
    return (
      <Waiting>
        <VisuallyHidden>{t('activity.reading')}</VisuallyHidden>
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </Waiting>
    )
  }
  if (status === 'failed') {
    return <LoadFailed title={t('activity.failed')} problem={problem} onRetry={retry} />
  }
  if (entries.length === 0) return <p>{t('activity.empty')}</p>
  return (
    <List aria-label={t('activity.list')}>
      {entries.map((entry, index) => {
        const device = nameOf(entry)
        return (
          // Entries have no id, and the list is replaced as a whole.
          <li key={`${String(entry.at)}-${String(index)}`}>
            <span>{t(`activity.kind.${entry.kind}`)}</span>
            <time dateTime={new Date(entry.at).toISOString()}>
              {formatMoment(language, entry.at)}
            </time>
            <p>
              {entry.place === null ? device : t('activity.place', { device, place: entry.place })}
            </p>
          </li>
        )
      })}
    </List>
  )
}
