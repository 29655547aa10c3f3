/** Runs `load` at the first call and shares its promise. After a failure the next call loads again. */
export const loadOnce = <Value>(load: () => Promise<Value>): (() => Promise<Value>) => {
  let loaded: Promise<Value> | null = null
  return () => {
    loaded ??= load()
    loaded.catch(() => {
      loaded = null
    })
    return loaded
  }
}

/** A port that is loaded at the first call of one of its methods, which all return promises. */
export const lazyPort = <Port extends object>(load: () => Promise<Port>): Port =>
  // Every method is made when it is asked for.
  new Proxy({} as Port, {
    get: (_, method) =>
      // What is returned from an async function is asked whether it is a promise.
      method === 'then'
        ? undefined
        : async (...given: readonly unknown[]): Promise<unknown> => {
            const port = await load()
            const call = Reflect.get(port, method) as (...given: readonly unknown[]) => unknown
            return Reflect.apply(call, port, given)
          },
  })
