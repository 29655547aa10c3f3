import type { ContactEntries } from '#domain/contact.rules.ts'
import type { ClockPort, RandomPort, ReporterPort } from '#services/browser.ts'
import {
  forgetting,
  type ContactAttempt,
  type DraftSlot,
  type DraftsPort,
  type PendingSignup,
  type SentVerification,
  type TypedEmail,
  type TypedName,
} from '#services/drafts.ts'
import type { SessionHintPort, AuthChannelPort, AuthNotice } from '#services/session.ts'
import type { TextStore } from '#services/textStore.ts'

/** A clock that stands until it is moved. */
export interface FakeClock extends ClockPort {
  /** Moves both clocks by so many milliseconds. */
  advance(milliseconds: number): void
  /** Sets the wall clock alone, as a person may do. */
  set(now: number): void
}

/** A {@link FakeClock} that starts at the given time, 1 September 2026 if none is given. */
export const createFakeClock = (start = Date.UTC(2026, 8, 1)): FakeClock => {
  let now = start
  let elapsed = 0
  return {
    now: () => now,
    elapsed: () => elapsed,
    advance: (milliseconds) => {
      now += milliseconds
      elapsed += milliseconds
    },
    set: (time) => {
      now = time
    },
  }
}

/** Chance that counts up, so that stories and tests see the same values each time. */
export const createFakeRandom = (): RandomPort => {
  let count = 0
  return {
    below: (bound) => count++ % bound,
    id: () => `fake${String(count++).padStart(16, '0')}`,
  }
}

/** A slot in memory, with what an earlier visit may have left. */
export const createFakeDraftSlot = <Value>(initial: Value | null = null): DraftSlot<Value> => {
  let kept = initial
  return {
    read: () => kept,
    write: (value) => {
      kept = value
    },
    clear: () => {
      kept = null
    },
  }
}

/** {@link DraftsPort} in memory, with what an earlier visit of the page may have left. */
export const createFakeDrafts = (
  left: { readonly contact?: ContactEntries; readonly signup?: PendingSignup } = {},
): DraftsPort => {
  const ofPerson = {
    contact: createFakeDraftSlot(left.contact ?? null),
    attempt: createFakeDraftSlot<ContactAttempt>(null),
    link: createFakeDraftSlot<string>(null),
  }
  return {
    ...ofPerson,
    ...forgetting(ofPerson),
    signup: createFakeDraftSlot(left.signup ?? null),
    email: createFakeDraftSlot<TypedEmail>(null),
    name: createFakeDraftSlot<TypedName>(null),
    verification: createFakeDraftSlot<SentVerification>(null),
  }
}

/** {@link AuthChannelPort} in memory. */
export interface FakeAuthChannel extends AuthChannelPort {
  /** The notices sent by this tab. */
  readonly emitted: readonly AuthNotice[]
  /** Delivers a notice as if another tab had sent it. */
  receive(notice: AuthNotice): void
}

/** Creates a {@link FakeAuthChannel} without notices. */
export const createFakeAuthChannel = (): FakeAuthChannel => {
  const emitted: AuthNotice[] = []
  const listeners = new Set<(notice: AuthNotice) => void>()
  return {
    emitted,
    emit: (notice) => {
      emitted.push(notice)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    receive: (notice) => {
      for (const listener of listeners) listener(notice)
    },
  }
}

/** {@link SessionHintPort} in memory; by default it starts as after an earlier session. */
export const createFakeSessionHint = (open = true): SessionHintPort => {
  let stored = open
  return {
    mayHaveSession: () => stored,
    set: (value) => {
      stored = value
    },
  }
}

/** {@link ReporterPort} in memory. */
export interface FakeReporter extends ReporterPort {
  /** The reported errors, oldest first. */
  readonly errors: readonly unknown[]
}

/** Creates a {@link FakeReporter} without reports. */
export const createFakeReporter = (): FakeReporter => {
  const errors: unknown[] = []
  return {
    errors,
    report: (error) => {
      errors.push(error)
    },
  }
}

/** Texts in memory. */
export const createFakeTextStore = (): TextStore => {
  const texts = new Map<string, string>()
  return {
    read: (key) => texts.get(key) ?? null,
    write: (key, value) => void texts.set(key, value),
    remove: (key) => void texts.delete(key),
  }
}
