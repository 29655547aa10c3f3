/**
 * How hard the tests of faults try: a little with every run, thirty kills and ten thousand generated
 * requests with `npm test -- faults connections`.
 */
export const faultRounds = Number(process.env['FAULT_ROUNDS'] ?? 3)

/** Milliseconds that such a test may take: as every test, and more when it tries harder. */
export const faultTimeout = faultRounds * 100_000
