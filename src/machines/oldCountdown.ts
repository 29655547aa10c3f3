import { nextSecond } from '#domain/countdown.ts'

/** The wait for the next mail in a machine's context (decision S4). Times in milliseconds since 1970. */
export interface Countdown {
  /** The wall clock as last read by the action `readClock`. */
  readonly now: number
  /** When the next mail may be asked for. */
  readonly resendAt: number
  /** What the countdown shows. */
  readonly secondsLeft: number
}

/** The guard `isDue` of {@link waiting}: the countdown has run out. */
export const isDue = ({ context }: { readonly context: Countdown }): boolean =>
  context.secondsLeft === 0

/** What the action `countDown` of {@link waiting} assigns. */
export const countedDown = ({ secondsLeft, resendAt, now }: Countdown) => ({
  secondsLeft: nextSecond(secondsLeft, resendAt, now),
})

/** The state `waiting`: counts down, second by second, and then enters its sibling `ready`. */
export const waiting = {
  always: { guard: 'isDue', target: 'ready' },
  after: {
    oneSecond: { target: 'waiting', reenter: true, actions: ['readClock', 'countDown'] },
  },
} as const
