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

/** The last run of the mutants of a file. */
export interface MutatedFile {
  readonly date: string
  readonly commit: string
  /** Mutants that a test noticed. */
  readonly noticed: number
  readonly all: number
  /** Mutants that no test noticed, by line: `12 without aria-label="a"`. */
  readonly survivors: readonly string[]
}

/** The last runs by file; `null` stands for a file whose mutants were never run. */
export type MutationRecord = Readonly<Record<string, MutatedFile | null>>

/** A mutant that no test can notice. */
export interface EquivalentMutant {
  /** As the record says it: `src/domain/email.ts:12 true`. */
  readonly mutant: string
  readonly reason: string
}

/** The result of a part of the repository. */
export interface MutationPart {
  readonly name: string
  readonly noticed: number
  readonly all: number
  /** Days and commits of its runs. */
  readonly runs: readonly string[]
  /** Mutants that no test noticed: `src/domain/email.ts:12 true`, with the reason when there is one. */
  readonly survivors: readonly { readonly mutant: string; readonly reason: string | null }[]
  /** Files whose mutants were never run. */
  readonly notRun: readonly string[]
}

const noticed = ['Killed', 'Timeout']
const survived = ['Survived', 'NoCoverage']

/**
 * Sums a report up by file. A mutant that does not compile, or that is ignored, counts in neither direction.
 *
 * @param report - of a run
 * @param run - its day and commit
 */
export const recordOf = (
  { files }: MutationReport,
  run: Pick<MutatedFile, 'date' | 'commit'>,
): MutationRecord =>
  Object.fromEntries(
    Object.entries(files).map(([file, { mutants }]) => {
      const survivors = mutants
        .filter(({ status }) => survived.includes(status))
        .map(
          ({ location, replacement = '' }) =>
            `${location.start.line} ${replacement.replaceAll(/\s+/gu, ' ')}`,
        )
      const killed = mutants.filter(({ status }) => noticed.includes(status)).length
      return [file, { ...run, noticed: killed, all: killed + survivors.length, survivors }]
    }),
  )

const partOf = (file: string): string =>
  /^src\/(components\/[^/]+)/u.exec(file)?.[1] ?? /^(?:src\/)?([^/]+)/u.exec(file)?.[1] ?? file

/**
 * Sums the last runs up by part: `domain`, `machines`, `services`, `backend`, `components/ui`.
 *
 * @param record - of the last runs
 * @param equivalent - mutants that no test can notice
 */
export const partsOf = (
  record: MutationRecord,
  equivalent: readonly EquivalentMutant[],
): readonly MutationPart[] =>
  [...new Set(Object.keys(record).map(partOf))].map((name) => {
    const files = Object.entries(record).filter(([file]) => partOf(file) === name)
    const ran = files.flatMap(([file, result]) => (result === null ? [] : [{ file, ...result }]))
    const sum = (key: 'noticed' | 'all') => ran.reduce((total, one) => total + one[key], 0)
    return {
      name,
      noticed: sum('noticed'),
      all: sum('all'),
      runs: [...new Set(ran.map(({ date, commit }) => `${date}, ${commit}`))],
      survivors: ran.flatMap(({ file, survivors }) =>
        survivors.map((survivor) => {
          const mutant = `${file}:${survivor}`
          return { mutant, reason: equivalent.find((one) => one.mutant === mutant)?.reason ?? null }
        }),
      ),
      notRun: files.filter(([, result]) => result === null).map(([file]) => file),
    }
  })
