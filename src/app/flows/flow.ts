import {
  createActor,
  type AnyActorLogic,
  type EventFrom,
  type InputFrom,
  type SnapshotFrom,
} from 'xstate'

/** A machine that runs, as the shell needs it: what it shows, what it may be told. */
export interface Flow<View, Event> {
  /** The same object until something changes. */
  readonly view: () => View
  readonly subscribe: (listener: () => void) => () => void
  readonly send: (event: Event) => void
  readonly stop: () => void
}

/**
 * Starts a machine outside of React. Only modules that are loaded late import this: it brings
 * XState with it.
 *
 * @param logic the machine on real ports
 * @param select what it shows; see the machine's `*.view.ts`
 * @param input what it begins with
 */
export const startFlow = <Logic extends AnyActorLogic, View>(
  logic: Logic,
  select: (snapshot: SnapshotFrom<Logic>) => View,
  input?: InputFrom<Logic>,
): Flow<View, EventFrom<Logic>> => {
  const actor = createActor(logic as AnyActorLogic, { input })
  const read = () => select(actor.getSnapshot() as SnapshotFrom<Logic>)
  let view = read()
  const listeners = new Set<() => void>()
  actor.subscribe(() => {
    view = read()
    for (const listener of [...listeners]) listener()
  })
  actor.start()
  view = read()
  return {
    view: () => view,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    send: (event) => {
      actor.send(event)
    },
    stop: () => {
      actor.stop()
    },
  }
}
