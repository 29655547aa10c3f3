import type { User } from '#domain/user.ts'
import { withError } from '#machines/failures.ts'

/** A new log-in is the only way on: a reload does not come back here. */
export const codeRefused = [
  {
    guard: { type: 'isOver', params: withError },
    target: 'typing',
    actions: [{ type: 'setCodeProblem', params: withError }, 'clearPending'],
  },
  { target: 'typing', actions: { type: 'setCodeProblem', params: withError } },
] as const

interface Confirmed {
  readonly event: { readonly output: User | null }
}

/** The address is confirmed: the same end as with a code. */
export const confirmed = {
  guard: { type: 'isUser', params: ({ event }: Confirmed) => ({ user: event.output }) },
  target: '#signup.verified',
  actions: [
    { type: 'setUser', params: ({ event }: Confirmed) => ({ user: event.output }) },
    'clearPending',
    { type: 'reportSession', params: ({ event }: Confirmed) => ({ user: event.output }) },
  ],
} as const
