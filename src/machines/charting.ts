/**
 * The `types` of a chart: a promise to the compiler, nothing at run time.
 *
 * @example setup({ types: typed<{ context: Context; events: Event }>() })
 */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it is all there is
export const typed = <Types extends object>(): Types => ({}) as Types

/**
 * Stands in a chart for what `provide` must bring. As an actor it fails, as an action it throws, so
 * that a forgotten one shows in the first test.
 */
export const notProvided = (): never => {
  throw new Error('not provided')
}

/** {@link notProvided} for an action that takes parameters. */
// eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- it is all there is
export const effect = <Params>(): ((args: unknown, params: Params) => void) => notProvided
