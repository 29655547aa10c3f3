import type { Countdown } from '#machines/countdown.ts'
import { errorOf, failedWith, type ScreenFailure } from '#machines/fromService.ts'

/** A mail with a code or a link, which can be sent again after a countdown. */
export interface MailFlow<Failure = ScreenFailure> {
  readonly status: 'waiting' | 'ready' | 'sending'
  /** Whole seconds until another mail may be asked for; 0 unless `waiting`. */
  readonly secondsLeft: number
  /** How many mails were asked for on this screen: a change is worth an announcement. */
  readonly timesSent: number
  /** Why no mail was sent. */
  readonly problem: Failure | null
}

/** The part of a machine's context that belongs to its {@link mailedCode}. */
export interface MailContext<Failure = ScreenFailure> extends Countdown {
  readonly timesSent: number
  readonly mailProblem: Failure | null
}

/**
 * The states of a mail: `waiting` for the countdown, `ready` to be sent, `sending`. The machine sends it with the event
 * `mail.requested` and has in its `setup`
 *
 * - the actor `sendMail`, which gets the context, the guard `mayMail` and the delay `oneSecond`,
 * - the actions `countDown` and `startWait` (`countdown.ts`), `keepWait` for a reload, `forgetMailProblem`, and
 *   `keepMailProblem` with the error.
 *
 * @param sent - the action of a mail that was sent
 * @param ends - transitions of failures after which no mail is sent
 */
export const mailedCode = <const Sent, const Ends extends readonly object[]>(
  sent: Sent,
  ...ends: Ends
) =>
  ({
    initial: 'waiting',
    states: {
      waiting: {
        always: {
          guard: ({ context }: { readonly context: Countdown }) => context.secondsLeft === 0,
          target: 'ready',
        },
        after: { oneSecond: { target: 'waiting', reenter: true, actions: 'countDown' } },
      },
      ready: { on: { 'mail.requested': { guard: 'mayMail', target: 'sending' } } },
      sending: {
        entry: 'forgetMailProblem',
        invoke: {
          src: 'sendMail',
          input: <Context>({ context }: { readonly context: Context }) => context,
          onDone: { target: 'waiting', actions: [sent, 'startWait', 'keepWait'] },
          onError: [
            ...ends,
            {
              guard: failedWith('rateLimited'),
              target: 'waiting',
              actions: [{ type: 'keepMailProblem', params: errorOf }, 'startWait', 'keepWait'],
            },
            { target: 'ready', actions: { type: 'keepMailProblem', params: errorOf } },
          ],
        },
      },
    },
  }) as const

/** The {@link MailFlow} of a context, in a state of its {@link mailedCode}. */
export const mailFlow = <Failure>(
  status: MailFlow['status'],
  { secondsLeft, timesSent, mailProblem }: MailContext<Failure>,
): MailFlow<Failure> => ({ status, secondsLeft, timesSent, problem: mailProblem })
