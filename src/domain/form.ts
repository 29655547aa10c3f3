import { isBlank, lengthOf } from '#domain/fields.ts'
import { keysOf, recordOf } from '#domain/objects.ts'

/** What a form holds, by field, as typed. A ticked box is `on`. */
type Entries<Field extends string = string> = Readonly<Record<Field, string>>

/** The rule of one field. */
export interface FieldRule {
  /** Nothing but space is refused as `<field>Required`. */
  readonly required?: boolean
  /** Most characters; more are refused as `<field>TooLong`. */
  readonly max?: number
  /** How the value is kept, and judged. @defaultValue as typed */
  readonly tidy?: (typed: string) => string
  /** Judges the field instead of `required` and `max`. */
  readonly check?: (value: string, entries: Entries) => string | object | null
}

/** A form: the rule of each field, in the order of the screen. All that is known of the form is derived from it. */
export type FormTable = Readonly<Record<string, FieldRule>>

export type FieldOf<Table> = keyof Table & string

/** What the form of a table holds, as typed. */
export type EntriesOf<Table> = Entries<FieldOf<Table>>

type ProblemIn<Field extends string, Rule> = Rule extends {
  readonly check: (...given: never) => infer Problem
}
  ? Exclude<Problem, null>
  : | (Rule extends { readonly required: true } ? `${Field}Required` : never)
    | (Rule extends { readonly max: number } ? `${Field}TooLong` : never)

/** Why a field of the form is refused. Codes, never texts (decision L3). */
export type ProblemOf<Table> = {
  [Field in FieldOf<Table>]: ProblemIn<Field, Table[Field]>
}[FieldOf<Table>]

/** Problems by field, in the order of the table. A field without a problem is absent. */
export type ProblemsOf<Table> = Readonly<Partial<Record<FieldOf<Table>, ProblemOf<Table>>>>

/** The fields of a form in the order of its table. */
export const fieldsOf = <Table extends FormTable>(table: Table) => keysOf<FieldOf<Table>>(table)

/** A form with what `read` returns for each field. */
export const entriesOf = <Table extends FormTable>(
  table: Table,
  read: (field: FieldOf<Table>) => string,
): EntriesOf<Table> => recordOf(fieldsOf(table), read)

/** The entries as they are kept: what is judged is what is sent. */
export const tidied = <Table extends FormTable>(
  table: Table,
  entries: EntriesOf<Table>,
): EntriesOf<Table> =>
  entriesOf(table, (field) => table[field]?.tidy?.(entries[field]) ?? entries[field])

const problemIn = (field: string, rule: FieldRule, value: string, entries: Entries) => {
  if (rule.check !== undefined) return rule.check(value, entries)
  if (rule.required === true && isBlank(value)) return `${field}Required`
  return lengthOf(value) > (rule.max ?? Infinity) ? `${field}TooLong` : null
}

/** Checks a form by its table: an empty result means that it may be sent. */
export const validate =
  <Table extends FormTable>(table: Table) =>
  (entries: EntriesOf<Table>): ProblemsOf<Table> => {
    const kept: Entries = tidied(table, entries)
    const problems = Object.entries<FieldRule>(table).flatMap(([field, rule]) => {
      const problem = problemIn(field, rule, kept[field] ?? '', kept)
      return problem === null ? [] : [[field, problem]]
    })
    return Object.fromEntries(problems) as ProblemsOf<Table>
  }

/** The limit that a problem is about, for its message; 0 where it is about none. */
export const limitOf = (table: FormTable, problem: string): number =>
  table[problem.replace(/TooLong$/u, '')]?.max ?? 0
