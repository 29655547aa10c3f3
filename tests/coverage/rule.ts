import type { ContractId } from './scan.ts'

/**
 * A test that proves a rule:
 * - `LF-1`: the story test or browser test with this contract id;
 * - `unit …`: a unit test, or a test in a browser without a contract id, whose title begins with this text;
 * - `journey …`: a journey whose title begins with this text.
 */
export type Proof = ContractId | `story ${string}` | `unit ${string}` | `journey ${string}`

/** A rule of the specification, or a product decision. */
export interface Rule {
  /** Number of the rule in `docs/specification.md` (`2.17`), or id of the decision (`L1`) or of a rule in it (`A8.4`). */
  readonly id: string
  /** Where it is written: `spec §2.17`, `decision L1`. */
  readonly source: string
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
    source: `spec §${number}.${index + 1}`,
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
