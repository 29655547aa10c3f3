import { assign, fromPromise, setup } from 'xstate'
import type { EmailForm } from '#domain/account.rules.ts'
import { waitFrom } from '#domain/countdown.ts'
import { failureOf } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'
import type { User } from '#domain/user.ts'
import { countedDown, isDue } from '#machines/countdown.ts'
import { problemOf, type Thrown } from '#machines/failures.ts'
import { effect, notProvided, typed } from '#machines/setup.ts'
import type { ProfileContext, ProfileEvent, ProfileInput } from '#machines/profile/profile.types.ts'
import type { ChangedEmail } from '#services/account/account.port.ts'

/** The types, actors, actions and guards of the profile on the account page. */
export const profileSetup = setup({
  types: typed<{ context: ProfileContext; events: ProfileEvent; input: ProfileInput }>(),
  actors: {
    saveName: fromPromise<User, { name: string }>(notProvided),
    changeEmail: fromPromise<ChangedEmail, EmailForm>(notProvided),
    sendVerification: fromPromise<unknown>(notProvided),
    readLanguage: fromPromise<Language | null>(notProvided),
    saveLanguage: fromPromise<Language, { language: Language }>(notProvided),
  },
  delays: { oneSecond: 1_000 },
  actions: {
    clearNameProblem: assign({ nameProblem: null }),
    setNameProblem: assign((_, { thrown }: Thrown) => ({ nameProblem: problemOf(thrown) })),
    countNamed: assign(({ context }) => ({ timesNamed: context.timesNamed + 1 })),
    clearEmailProblem: assign({ emailProblem: null }),
    setEmailProblem: assign((_, { thrown }: Thrown) => ({
      emailProblem: problemOf(thrown, ['invalidCredentials', 'alreadyExists']),
    })),
    setChanged: assign((_, { mailed }: { mailed: boolean }) => ({
      changed: { mailed },
      timesSent: 0,
      mailProblem: null,
    })),
    clearMailProblem: assign({ mailProblem: null }),
    setMailProblem: assign((_, { thrown }: Thrown) => ({ mailProblem: problemOf(thrown) })),
    countSent: assign(({ context }) => ({ timesSent: context.timesSent + 1 })),
    startWait: assign(({ context }) => waitFrom(context.now)),
    countDown: assign(({ context }) => countedDown(context)),
    setLanguage: assign((_, { language }: { language: Language | null }) => ({ language })),
    countChosen: assign(({ context }) => ({ timesChosen: context.timesChosen + 1 })),
    clearLanguageProblem: assign({ languageProblem: null }),
    setLanguageProblem: assign((_, { thrown }: Thrown) => ({
      languageProblem: problemOf(thrown),
    })),
    /** Reads the wall clock into the context, before an action that needs it. */
    readClock: notProvided,
    writeWait: notProvided,
    reportUser: effect<{ user: User }>(),
    /** The service says that the address is verified: the session is checked again. */
    reportVerified: notProvided,
  },
  guards: {
    isDue,
    wasMailed: (_, { mailed }: { mailed: boolean }) => mailed,
    isRateLimited: (_, { thrown }: Thrown) => failureOf(thrown).code === 'rateLimited',
    isVerified: (_, { thrown }: Thrown) => failureOf(thrown).code === 'alreadyVerified',
  },
})
