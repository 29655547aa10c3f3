import { nextSecond, secondsUntil } from '#domain/countdown.ts'
import { limits } from '#domain/limits.ts'

/** The wait for the next mail in a machine's context (decision S4). */
export interface Countdown {
  /** When the next mail may be asked for, in milliseconds since 1970. */
  readonly resendAt: number
  /** What the countdown shows. */
  readonly secondsLeft: number
}

/** A countdown that goes on after a reload. */
export const countdownUntil = (resendAt: number, now: number): Countdown => ({
  resendAt,
  secondsLeft: secondsUntil(resendAt, now, limits.resendDelaySeconds),
})

/** A countdown one second later. */
export const countedDown = ({ secondsLeft, resendAt }: Countdown, now: number) => ({
  secondsLeft: nextSecond(secondsLeft, resendAt, now),
})
