import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useDeviceName } from '#components/account/useDeviceName.ts'
import { failureReason } from '#components/auth/messages/failureReason.ts'
import { useLanguage } from '#components/layout/useLanguage.ts'
import { Banner } from '#components/ui/Banner/Banner.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Skeleton } from '#components/ui/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { formatMoment } from '#domain/dates.ts'
import type { ActivityCommands, ActivityView } from '#machines/activity/activity.view.ts'

/** Props of {@link ActivityList}. */
export interface ActivityListProps extends ActivityView, Pick<ActivityCommands, 'retry'> {}

const Waiting = chakra('div', { base: { display: 'grid', gap: '3' } })
const List = chakra('ul', {
  base: {
    margin: 0,
    marginTop: '-2.5',
    padding: 0,
    listStyleType: 'none',
    fontSize: 'sm',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: '4',
      paddingBlock: '2.5',
      borderBlockEndWidth: '1px',
      borderBlockEndStyle: 'solid',
      borderColor: 'border',
    },
    '& time': { color: 'fg.subtle', fontVariantNumeric: 'tabular-nums' },
    '& p': { flexBasis: '100%', color: 'fg.subtle', fontSize: 'xs' },
  },
})

/** What happened to the account, newest first, in words (decision A8). */
export const ActivityList = ({ status, entries, problem, retry }: ActivityListProps) => {
  const { t } = useTranslation(['account', 'common', 'errors'])
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
    return (
      <Banner
        tone="error"
        title={t('activity.failed')}
        actions={
          <Button variant="outline" size="sm" onClick={retry}>
            {t('common:action.retry')}
          </Button>
        }
      >
        {problem === null ? null : failureReason(t, problem)}
      </Banner>
    )
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
