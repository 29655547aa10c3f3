// The real one, whatever a test does to its timers.
const { setImmediate } = globalThis

/**
 * Lets everything that is already decided happen: promises resolve, modules that were loaded before
 * arrive, actors report, machines move. Nothing that waits for time can pass.
 */
export const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 10; turn += 1) await new Promise((next) => setImmediate(next))
}

/** What a flow shows, without what it may do. */
export const shown = <Flow extends object>(flow: Flow): Partial<Flow> =>
  Object.fromEntries(
    Object.entries(flow).filter(([, value]) => typeof value !== 'function'),
  ) as Partial<Flow>
