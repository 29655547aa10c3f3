/** What Stryker, and `npm run test:mutation:components`, write about a run. */
export interface MutationReport {
  readonly files: Readonly<
    Record<
      string,
      {
        /** Text of the file. Stryker writes it. */
        readonly source?: string
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
  /** The lines of survivors as they were, by number. A mutant of a component says itself what was left out. */
  readonly lines?: Readonly<Record<string, string>>
}

/** The last runs by file; `null` stands for a file whose mutants were never run. */
export type MutationRecord = Readonly<Record<string, MutatedFile | null>>

/** A mutant that no test can notice. */
export interface EquivalentMutant {
  /** As the record says it: `src/domain/email.ts:12 true`. */
  readonly mutant: string
  readonly reason: string
}

/** A mutant that no test noticed. */
export interface Survivor {
  /** Its file, line and text: `src/domain/email.ts:12 true`. */
  readonly mutant: string
  /** The line without the mutant, where the report has it. */
  readonly line: string | null
  /** Why no test can notice it, where somebody wrote it down. */
  readonly reason: string | null
}

/** The result of a file. */
export interface FileResult extends Pick<MutatedFile, 'date' | 'commit' | 'noticed' | 'all'> {
  readonly file: string
  readonly survivors: readonly Survivor[]
}

/** The result of a part of the repository. */
export interface MutationPart {
  readonly name: string
  readonly noticed: number
  readonly all: number
  /** Days and commits of its runs. */
  readonly runs: readonly string[]
  readonly files: readonly FileResult[]
  /** Files whose mutants were never run. */
  readonly notRun: readonly string[]
}

const noticed = ['Killed', 'Timeout']
const survived = ['Survived', 'NoCoverage']

const linesOf = (
  source: string,
  mutants: readonly { readonly location: { readonly start: { readonly line: number } } }[],
): Readonly<Record<string, string>> => {
  const lines = source.split('\n')
  return Object.fromEntries(
    mutants.map(({ location: { start } }) => [start.line, lines[start.line - 1]?.trim() ?? '']),
  )
}

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
    Object.entries(files).map(([file, { source, mutants }]) => {
      const left = mutants.filter(({ status }) => survived.includes(status))
      const survivors = left.map(
        ({ location, replacement = '' }) =>
          `${location.start.line} ${replacement.replaceAll(/\s+/gu, ' ')}`,
      )
      const killed = mutants.filter(({ status }) => noticed.includes(status)).length
      const result = { ...run, noticed: killed, all: killed + left.length, survivors }
      return [file, source === undefined ? result : { ...result, lines: linesOf(source, left) }]
    }),
  )

const partOf = (file: string): string =>
  /^(?:src\/)?(components\/[^/]+|[^/]+)/u.exec(file)?.[1] ?? file

const fileResult = (
  file: string,
  { date, commit, noticed: count, all, survivors, lines }: MutatedFile,
  equivalent: readonly EquivalentMutant[],
): FileResult => ({
  file,
  date,
  commit,
  noticed: count,
  all,
  survivors: survivors.map((survivor) => {
    const mutant = `${file}:${survivor}`
    return {
      mutant,
      line: lines?.[Number.parseInt(survivor, 10)] ?? null,
      reason: equivalent.find((one) => one.mutant === mutant)?.reason ?? null,
    }
  }),
})

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
    const ran = files.flatMap(([file, result]) =>
      result === null ? [] : [fileResult(file, result, equivalent)],
    )
    const sum = (key: 'noticed' | 'all') => ran.reduce((total, one) => total + one[key], 0)
    return {
      name,
      noticed: sum('noticed'),
      all: sum('all'),
      runs: [...new Set(ran.map(({ date, commit }) => `${date}, ${commit}`))],
      files: ran,
      notRun: files.filter(([, result]) => result === null).map(([file]) => file),
    }
  })

/**
 * The files whose mutants a test is expected to notice: those of its component or of its machine, or the one
 * that it stands beside, as `email.test.ts` beside `email.ts`.
 *
 * @param test - path of a file with tests
 * @param files - that have mutants
 */
export const mutatedBy = (test: string, files: readonly string[]): readonly string[] => {
  const [, component] = /^(src\/components\/\w+\/\w+\/)/u.exec(test) ?? []
  if (component !== undefined) return files.filter((file) => file.startsWith(component))
  const [, machine] = /^(src\/machines\/\w+\/)\w+\.machine\.test\.ts$/u.exec(test) ?? []
  if (machine !== undefined)
    return files.filter((file) => file.startsWith(machine) && !file.endsWith('.types.ts'))
  const beside = test.replace(/\.test(?=\.tsx?$)/u, '')
  return files.filter((file) => file === beside)
}
