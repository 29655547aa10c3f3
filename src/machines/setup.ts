/**
 * The `types` of a machine's `setup`; has no effect at run time.
 *
 * @example
 * ```ts
 * setup({ types: typed<{ context: Context; events: Event }>() })
 * ```
 */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type parameter is the purpose
export const typed = <Types extends object>(): Types => ({}) as Types

/**
 * Placeholder for an actor or action that `provide` must implement. As an actor it fails, as an
 * action it throws, so that a missing implementation shows in the first test.
 */
export const notProvided = (): never => {
  throw new Error('not provided')
}

/** {@link notProvided} for an action with parameters. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the type parameter is the purpose
export const effect = <Params>(): ((args: unknown, params: Params) => void) => notProvided
