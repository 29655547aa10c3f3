import { createActor, SimulatedClock } from 'xstate'
import type { User } from '#domain/account.ts'
import { signupFlow } from '#machines/signup/flow.ts'
import { signupMachine } from '#machines/signup/machine.ts'
import { settled, shown } from '#tests/support/machines.ts'
import { createFakeClock, createFakeDrafts, type FakeClock } from '#tests/fakes/browser.ts'
import { createFakeServices, type FakeServicesOptions } from '#tests/fakes/services.ts'
import type { Services } from '#services/services.ts'

/** What a reload of the page leaves as it was. */
interface Earlier extends Pick<Services, 'drafts'> {
  readonly clock: FakeClock
}

/**
 * The sign-up page as a test drives it: its services, its commands, its view and both clocks.
 *
 * @param earlier - the page before a reload
 */
export const openSignup = (options: FakeServicesOptions = {}, earlier?: Earlier) => {
  const clock = earlier?.clock ?? createFakeClock()
  const drafts = earlier?.drafts ?? createFakeDrafts()
  const services = createFakeServices({
    ...options,
    overrides: { clock, drafts, ...options.overrides },
  })
  const opened: User[] = []
  const timers = new SimulatedClock()
  const machine = signupMachine(services, (user) => opened.push(user))
  const actor = createActor(machine, { clock: timers }).start()
  const flow = () => signupFlow(actor.getSnapshot(), actor.send)
  const { submit, verify, sendAgain, backToSignup, continueNow } = flow()
  return {
    ...services,
    submit,
    verify,
    resend: sendAgain,
    backToSignup,
    continueNow,
    clock,
    opened,
    /** Whether the success message has had its time: the route leads to `/` (spec §2). */
    hasLeft: () => actor.getSnapshot().matches('left'),
    view: () => {
      const screen = { finished: false, ...shown(flow()) }
      Reflect.deleteProperty(screen, 'finished')
      return screen
    },
    close: () => actor.stop(),
    /** Lets time pass a second at a time, as far as it goes, on timers and wall clock alike. */
    pass: (milliseconds: number) => {
      for (let rest = milliseconds; rest > 0; rest -= 1_000) {
        const step = Math.min(1_000, rest)
        clock.advance(step)
        timers.increment(step)
      }
    },
    /** Wakes the page after a sleep in which timers stood still. */
    wakeAfter: async (milliseconds: number) => {
      clock.advance(milliseconds)
      timers.increment(1_000)
      await settled()
    },
  }
}
