/** Chance from the platform's secure generator (decision S3). */
export interface RandomPort {
  /** A whole number from 0 up to, not including, the bound (1 to 2³²). */
  readonly below: (bound: number) => number

  /** A fresh identifier: 20 letters a to f and digits, as the account service accepts them. */
  id(): string
}
