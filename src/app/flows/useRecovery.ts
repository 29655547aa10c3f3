import { useLateForm } from '#app/flows/useLateForm.ts'
import type { RecoveryEvent } from '#machines/recovery/recovery.machine.ts'
import {
  recoveryCommands,
  type RecoveryCommands,
  type RecoveryView,
} from '#machines/recovery/recovery.view.ts'
import type { Services } from '#services/services.ts'

const after = (before: RecoveryView, event: RecoveryEvent): RecoveryView => {
  switch (event.type) {
    case 'dialog.opened':
      return { status: 'editing', email: event.email, problem: null }
    case 'form.submitted':
      return { status: 'sending', email: event.email, problem: null }
    case 'dialog.closed':
      return { ...before, status: 'closed' }
  }
}

/** The forgot-password dialog on real ports; it opens at once, its machine comes behind it. */
export const useRecovery = (
  services: Pick<Services, 'recovery' | 'reporter'>,
): RecoveryView & RecoveryCommands => {
  const { view, send } = useLateForm<RecoveryView, RecoveryEvent>(
    async () => {
      const { startRecovery } = await import('#app/flows/login.flow.ts')
      return startRecovery(services)
    },
    {
      first: { status: 'closed', email: '', problem: null },
      after,
      failed: (before) =>
        before.status === 'sending'
          ? { ...before, status: 'editing', problem: { code: 'network' } }
          : before,
    },
  )
  const commands = recoveryCommands(send)
  return {
    ...view,
    ...commands,
    submit: (email) => {
      // A machine that could only be fetched now has not heard that the dialog is open; another ignores it.
      commands.open(email)
      commands.submit(email)
    },
  }
}
