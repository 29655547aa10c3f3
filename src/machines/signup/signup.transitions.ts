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

const withUser = ({ event }: { event: { output: User | null } }) => ({ user: event.output })

/** The address is confirmed: the same end as with a code. */
export const confirmed = {
  guard: { type: 'isUser', params: withUser },
  target: '#signup.verified',
  actions: [
    { type: 'setUser', params: withUser },
    'clearPending',
    { type: 'reportSession', params: withUser },
  ],
} as const
