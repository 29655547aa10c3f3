/** What a flow shows, without what it may do. */
export const shown = <Flow extends object>(flow: Flow): Partial<Flow> =>
  Object.fromEntries(
    Object.entries(flow).filter(([, value]) => typeof value !== 'function'),
  ) as Partial<Flow>
