/** One line of the check. */
export interface Line {
  readonly who: string
  readonly does: string
  readonly expected: string
  readonly found: string
  readonly good: boolean
  readonly advice: string
}

/** Makes a line; it is good when what was found is what was expected. */
export const line = (
  who: string,
  does: string,
  expected: string,
  found: string,
  advice: string,
): Line => ({ who, does, expected, found, good: expected === found, advice })
