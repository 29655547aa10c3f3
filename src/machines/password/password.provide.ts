import { changePasswordMachine } from '#machines/password/password.machine.ts'
import { fromService } from '#machines/fromService.ts'
import type { Services } from '#services/services.ts'

/** Effects of the machine on the rest of the site. */
export interface ChangePasswordEffects {
  /** The password was changed, and other sessions ended. */
  passwordChanged(): void
}

/** The change of the password with ports (decision A6). */
export const provideChangePassword = (
  { account, reporter }: Pick<Services, 'account' | 'reporter'>,
  effects: ChangePasswordEffects,
) =>
  changePasswordMachine.provide({
    actors: {
      changePassword: fromService(reporter, ({ input: { currentPassword, password }, signal }) =>
        account.changePassword({ currentPassword, password }, signal),
      ),
    },
    actions: {
      reportChanged: () => effects.passwordChanged(),
    },
  })
