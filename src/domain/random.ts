/**
 * A source of chance: answers a whole number from 0 up to, not including, `bound` (a positive whole
 * number), every one equally likely. Injected, so that rules stay pure (decision S3).
 */
export type RandomSource = (bound: number) => number
