import { assign } from 'xstate'
import type { User } from '#domain/user.ts'
import { fromService } from '#machines/fromService.ts'
import { profileMachine } from '#machines/profile/profile.machine.ts'
import type { ProfileInput } from '#machines/profile/profile.types.ts'
import type { Services } from '#services/services.ts'

/** Effects of the profile machine on the rest of the site. */
export interface ProfileEffects {
  /** Name or address changed, or the address is verified. */
  userChanged(user: User): void
}

/** The input of the machine. Reads storage: call it when the page opens, not during render. */
export const profileInput = (
  { drafts, clock }: Pick<Services, 'drafts' | 'clock'>,
  userId: string,
): ProfileInput => {
  const sent = drafts.verification.read()
  return { now: clock.now(), resendAt: sent?.userId === userId ? sent.resendAt : 0 }
}

/** The profile with ports (decisions A8 and S4). */
export const provideProfile = (
  { account, drafts, clock, reporter }: Pick<Services, 'account' | 'drafts' | 'clock' | 'reporter'>,
  user: User,
  effects: ProfileEffects,
) =>
  profileMachine.provide({
    actors: {
      saveName: fromService(reporter, ({ input, signal }) => account.rename(input.name, signal)),
      changeEmail: fromService(reporter, ({ input, signal }) => account.changeEmail(input, signal)),
      sendVerification: fromService(reporter, ({ signal }) => account.sendVerification(signal)),
      readLanguage: fromService(reporter, ({ signal }) => account.mailLanguage(signal)),
      saveLanguage: fromService(reporter, async ({ input: { language }, signal }) => {
        await account.setMailLanguage(language, signal)
        return language
      }),
    },
    actions: {
      readClock: assign({ now: () => clock.now() }),
      writeWait: ({ context: { resendAt } }) =>
        drafts.verification.write({ userId: user.$id, resendAt }),
      reportUser: (_, { user: changed }) => effects.userChanged(changed),
      reportVerified: () => effects.userChanged({ ...user, emailVerified: true }),
    },
  })
