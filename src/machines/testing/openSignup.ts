import { createActor, SimulatedClock } from 'xstate'
import type { User } from '#domain/user.ts'
import { signupInput } from '#machines/signup/signup.context.ts'
import { provideSignup } from '#machines/signup/signup.provide.ts'
import { selectSignupView, signupCommands } from '#machines/signup/signup.view.ts'
import { settled } from '#machines/testing/settled.ts'
import { createFakeClock, createFakeDrafts, type FakeClock } from '#services/fakes/browser.fake.ts'
import { createFakeServices, type FakeServicesOptions } from '#services/fakes/services.fake.ts'
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
  const logic = provideSignup(services, {
    sessionOpened: (user) => {
      opened.push(user)
    },
  })
  const actor = createActor(logic, { clock: timers, input: signupInput(services) }).start()
  return {
    ...services,
    ...signupCommands(actor.send),
    clock,
    opened,
    /** Whether the success message has had its time: the route leads to `/` (spec §2). */
    hasLeft: () => actor.getSnapshot().matches('left'),
    view: () => selectSignupView(actor.getSnapshot()),
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
