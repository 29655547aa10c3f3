import { fromCallback } from 'xstate'
import { activityMachine, type ActivityEvent } from '#machines/activity/activity.machine.ts'
import { fromService } from '#machines/fromService.ts'
import type { Services } from '#services/services.ts'

/** The activity with ports (decision A8). */
export const provideActivity = ({
  account,
  authChannel,
  reporter,
}: Pick<Services, 'account' | 'authChannel' | 'reporter'>) =>
  activityMachine.provide({
    actors: {
      readActivity: fromService(reporter, ({ signal }) => account.activity(signal)),
      listenToChanges: fromCallback<ActivityEvent>(({ sendBack }) =>
        authChannel.subscribe(() => sendBack({ type: 'list.changed' })),
      ),
    },
  })
