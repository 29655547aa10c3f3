/**
 * Stands in a chart for what `provide` must bring. As an actor it fails, as an action it throws, so
 * that a forgotten one shows in the first test.
 */
export const notProvided = (): never => {
  throw new Error('not provided')
}
