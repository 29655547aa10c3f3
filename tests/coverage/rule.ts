/**
 * What proves a rule:
 * - `LF-1`: the test of a story (or in a browser beside it) with that contract id;
 * - `story LoginPage/Pending`: a story, by component and export;
 * - `unit …`: tests of rules, machines, services or the backend whose title begins so;
 * - `journey …`: a journey through the whole site whose title begins so.
 */
export type Proof =
  `${string}-${number}` | `story ${string}` | `unit ${string}` | `journey ${string}`

/** A rule of the specification or a decision, with what proves it. */
export interface Rule {
  /** `2.1`, `8.3` … within a section of the specification, or the number of a decision. */
  readonly id: string
  /** Where it is written: `spec §2`, `decision L1`. */
  readonly source: string
  /** The rule in our own words. */
  readonly text: string
  /** Empty: a gap, unless `outside` says why nothing can prove it. */
  readonly proof: readonly Proof[]
  /** Why the rule has no behaviour of ours to prove. */
  readonly outside?: string
}

type Line = readonly [text: string, ...proof: Proof[]]

/** The rules of a section, numbered in their order. */
export const section = (number: number, lines: readonly Line[]): readonly Rule[] =>
  lines.map(([text, ...proof], index) => ({
    id: `${number}.${index + 1}`,
    source: `spec §${number}`,
    text,
    proof,
  }))

/** A decision with its number. */
export const decision = (id: string, text: string, ...proof: Proof[]): Rule => ({
  id,
  source: `decision ${id}`,
  text,
  proof,
})
