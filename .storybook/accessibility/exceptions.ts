/** One rule that axe does not hold one story to, for a while (decision record 013). */
export interface AxeException {
  /** Id of the story, as in its address: `ui-button--default`. */
  readonly story: string
  /** Id of the axe rule: `color-contrast`. */
  readonly rule: string
  /** Why it cannot be mended now, and what a visitor loses. */
  readonly reason: string
  /** The day it was granted, `2026-11-21`. */
  readonly since: string
  /** The day from which it no longer counts, at most half a year later. */
  readonly until: string
}

/** All there are. A story that passes without its exception fails until the line is deleted. */
export const axeExceptions: readonly AxeException[] = []

const day = /^\d{4}-\d{2}-\d{2}$/
const halfYear = 184 * 24 * 60 * 60 * 1000

/**
 * What is wrong with exceptions, each as a sentence that says what to do.
 *
 * @param list exceptions
 * @param rules ids of the rules that axe knows
 * @param today ISO date
 */
export const exceptionFaults = (
  list: readonly AxeException[],
  rules: readonly string[],
  today: string,
): readonly string[] =>
  list.flatMap(({ story, rule, reason, since, until }) => {
    const name = `${story}, ${rule}`
    if (!rules.includes(rule)) return [`${name}: axe has no such rule, name one it has`]
    if (reason.trim().length < 20) return [`${name}: give the reason in a sentence`]
    if (!day.test(since) || !day.test(until)) return [`${name}: give both days as 2026-11-21`]
    if (Date.parse(until) - Date.parse(since) > halfYear)
      return [`${name}: ask for half a year at most`]
    if (until <= today) return [`${name}: ran out on ${until}, mend the story or decide anew`]
    return []
  })
