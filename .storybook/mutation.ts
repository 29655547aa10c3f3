/** What Stryker, and `npm run test:mutation:components`, write about a run. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        readonly mutants: readonly {
          readonly status: string
          readonly replacement?: string
          readonly location: { readonly start: { readonly line: number } }
        }[]
      }
    >
  >
}

/** The result of a part of the repository. */
export interface MutationPart {
  readonly name: string
  /** Mutants that a test noticed. */
  readonly noticed: number
  readonly all: number
  /** Mutants that no test noticed: `src/domain/email.ts:12 true`. */
  readonly survivors: readonly string[]
}

const noticed = ['Killed', 'Timeout']
const survived = ['Survived', 'NoCoverage']

/**
 * Sums a report up. A mutant that does not compile, or that is ignored, counts in neither direction.
 *
 * @param name - of the part, such as `domain`
 * @param report - of its last run
 */
export const partOf = (name: string, report: MutationReport): MutationPart => {
  const mutants = Object.entries(report.files).flatMap(([file, { mutants: list }]) =>
    list.map((mutant) => ({ file, ...mutant })),
  )
  const survivors = mutants.filter(({ status }) => survived.includes(status))
  const killed = mutants.filter(({ status }) => noticed.includes(status)).length
  return {
    name,
    noticed: killed,
    all: killed + survivors.length,
    survivors: survivors.map(
      ({ file, location, replacement = '' }) =>
        `${file}:${location.start.line} ${replacement.replaceAll(/\s+/gu, ' ')}`,
    ),
  }
}
