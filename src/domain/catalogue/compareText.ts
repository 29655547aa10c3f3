/** Orders texts by their units, as `sort` needs it: dates and timestamps, not names. */
export const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
