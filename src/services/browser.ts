/** Time, injected so that nothing reads it during render and tests decide it. */
export interface ClockPort {
  /** Milliseconds since 1970 by the wall clock, which may be wrong and may move. */
  now(): number

  /** Milliseconds on a clock that only moves forward, for measuring how long something took. */
  elapsed(): number
}

/** {@link ClockPort} of the platform. */
export const browserClock: ClockPort = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
}

/** Cryptographically secure random numbers (decision S3). */
export interface RandomPort {
  /** A whole number from 0 up to, not including, the bound (1 to 2³²). */
  readonly below: (bound: number) => number

  /** A fresh identifier: 20 letters a to f and digits, as the account service accepts them. */
  id(): string
}

const range = 2 ** 32
const idBytes = 10

const draw = (): number => {
  const [value = 0] = crypto.getRandomValues(new Uint32Array(1))
  return value
}

/** {@link RandomPort} over `crypto.getRandomValues` (decision S3). */
export const browserRandom: RandomPort = {
  below: (bound) => {
    // Values in the last, incomplete stretch would favour small results: draw again.
    const fair = range - (range % bound)
    let value = draw()
    while (value >= fair) value = draw()
    return value % bound
  },
  id: () =>
    [...crypto.getRandomValues(new Uint8Array(idBytes))]
      .map((byte) => byte.toString(16).padStart(2, '0'))
      .join(''),
}

/** Ten random letters and digits. */
export const randomText = (): string =>
  Array.from({ length: 10 }, () => browserRandom.below(36).toString(36)).join('')

/**
 * Receives unexpected errors (decision D3). An adapter may send them to its own log;
 * it must not add personal data.
 */
export interface ReporterPort {
  report(error: unknown): void
}

/**
 * {@link ReporterPort} with the platform's `reportError`: the error appears on the console and
 * reaches `error` listeners of `window`, where a monitoring script finds it.
 */
export const browserReporter: ReporterPort = {
  report: (error) => {
    reportError(error)
  },
}
