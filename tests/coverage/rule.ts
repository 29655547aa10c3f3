/**
 * A test that proves a rule, by the start of its title:
 * - `story auth/LoginForm: …`: a test of a story, after the title of its stories file;
 * - `unit …`: a unit test, or a test in a browser without a story;
 * - `journey …`: a journey.
 */
export type Proof = `story ${string}: ${string}` | `unit ${string}` | `journey ${string}`

/** A rule of the specification. */
export interface Rule {
  /** Number of the rule in `docs/specification.md`: `2.17`. */
  readonly id: string
  /** Summary of the rule. */
  readonly text: string
  readonly proof: readonly Proof[]
  /** What no test proves, and why. */
  readonly gap?: string
}

type Line = readonly [text: string, ...proof: Proof[]]

/**
 * The rules of a section. Their position gives them their number.
 *
 * @param number - number of the section
 * @param lines - summary and proofs of each rule
 */
export const section = (number: number, lines: readonly Line[]): readonly Rule[] =>
  lines.map(([text, ...proof], index) => ({
    id: `${number}.${index + 1}`,
    text,
    proof,
  }))

/**
 * The rules, with what no test proves of some of them.
 *
 * @param rules - of a section
 * @param gaps - by the id of the rule
 */
export const withGaps = (
  rules: readonly Rule[],
  gaps: Readonly<Record<string, string>>,
): readonly Rule[] =>
  rules.map((rule) => {
    const gap = gaps[rule.id]
    return gap === undefined ? rule : { ...rule, gap }
  })
