import type { AnyStateMachine, StateValueFrom } from 'xstate'
import type { FailureCode, FailureWith } from '#domain/failure.ts'
import type { Translate } from '#locales/index.ts'
import { storyId } from '#tests/coverage/storyId.ts'

/** Dotted paths of everything in a machine's state value. */
type Paths<Value> = Value extends string
  ? Value
  : Value extends object
    ? {
        [Key in keyof Value & string]-?: `${Key}.${Paths<NonNullable<Value[Key]>>}`
      }[keyof Value & string]
    : never

/** The paths of the leaf states. */
type Leaves<All extends string, Path extends string = All> = Path extends string
  ? [Extract<All, `${Path}.${string}`>] extends [never]
    ? Path
    : never
  : never

/** What a visitor sees in a state, and its stories. */
export interface Shown {
  readonly sees: string
  /** Ids of stories. */
  readonly stories: readonly string[]
}

type MachineOf<Given> = Extract<
  Given extends (...given: never[]) => infer Made ? Made : Given,
  AnyStateMachine
>

/** Every leaf state of a machine, or of what creates one. A missing or unknown state does not compile. */
export type StatesOf<Given> = Readonly<
  Record<Leaves<Paths<StateValueFrom<MachineOf<Given>>>>, Shown>
>

/** A failure code with its messages. */
export interface FailureRow {
  readonly code: string
  /** Ids of the stories that show it on the screen. Without one, the story of the code elsewhere. */
  readonly stories?: readonly string[] | undefined
  readonly messages: (t: Translate) => readonly string[]
}

/**
 * Names stories so that the compiler knows them: `shownIn<typeof Stories>('pages-loginpage')`
 * returns a function that accepts only names of that file's exports.
 */
export const shownIn =
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller names it
  <Stories extends object>(title: string) =>
    (...names: readonly (keyof Stories & string)[]): readonly string[] =>
      names.map((name) => storyId(title, name))

/** One of each failure, with the data of its message. */
export const samples: { readonly [Code in FailureCode]: FailureWith<Code> } = {
  network: { code: 'network' },
  timeout: { code: 'timeout' },
  rateLimited: { code: 'rateLimited' },
  unavailable: { code: 'unavailable' },
  invalidCredentials: { code: 'invalidCredentials' },
  userNotFound: { code: 'userNotFound' },
  unverified: { code: 'unverified' },
  blocked: { code: 'blocked' },
  alreadyExists: { code: 'alreadyExists' },
  alreadyVerified: { code: 'alreadyVerified' },
  invalidToken: { code: 'invalidToken' },
  codeExpired: { code: 'codeExpired' },
  moreFactors: { code: 'moreFactors' },
  signInAgain: { code: 'signInAgain' },
  unconfirmed: { code: 'unconfirmed' },
  unexpected: { code: 'unexpected' },
  incomplete: { code: 'incomplete' },
  proofNeeded: { code: 'proofNeeded' },
  cookiesBlocked: { code: 'cookiesBlocked' },
  storageBlocked: { code: 'storageBlocked' },
  forbiddenOrigin: { code: 'forbiddenOrigin' },
  refused: { code: 'refused', field: 'name' },
  other: { code: 'other', status: 418 },
}
