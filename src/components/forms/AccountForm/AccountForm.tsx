import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { refusedText } from '#components/forms/failureReason.ts'
import { problemMessage, type AccountProblem } from '#components/forms/problemMessage.ts'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { textOf, useForm, type FormField } from '#components/ui/useForm.ts'
import type { Failure } from '#domain/failure.ts'
import { entriesOf, validate, type EntriesOf, type FieldOf, type ProblemOf } from '#domain/form.ts'
import styles from './AccountForm.module.css'

/** A table of which every problem has a text. */
type AccountTable = Readonly<
  Record<
    string,
    {
      readonly check: (
        value: string,
        entries: Readonly<Record<string, string>>,
      ) => AccountProblem | null
    }
  >
>

export interface AccountFormProps<Table extends AccountTable> {
  /** The rule of each field; they are checked on submit only (spec §5). */
  readonly fields: Table
  /** Shortest password that the rules accept, for the message. @defaultValue that of sign-up */
  readonly passwordMin?: number
  /** Why the last try failed: a field that the service refused is marked. @defaultValue null */
  readonly failure?: Failure | { readonly code: 'passwordDiffers' } | null
  /** The form is being sent: submitting again does nothing (decision C2). */
  readonly pending: boolean
  /** Called with values that passed the rules. */
  readonly onSubmit: (entries: EntriesOf<Table>) => void
  /** Renders the fields and the button. */
  readonly children: (
    field: <Name extends FieldOf<Table>>(name: Name) => FormField<Name>,
  ) => ReactNode
}

/**
 * What all account forms share: they check on submit, show each problem in the summary and at its
 * field in the current language, and keep everything that was entered (spec §5, brief §5).
 */
export const AccountForm = <Table extends AccountTable>({
  fields,
  passwordMin,
  failure = null,
  onSubmit,
  children,
  ...options
}: AccountFormProps<Table>) => {
  const { t } = useTranslation(['auth', 'errors'])
  const { form, field, summary } = useForm<EntriesOf<Table>, FieldOf<Table>, ProblemOf<Table>>({
    ...options,
    read: (data) => entriesOf(fields, (name) => textOf(data, name)),
    validate: validate(fields),
    message: (problem) => problemMessage(t, problem, passwordMin),
    onSubmit: (values) => onSubmit(values),
  })
  const refused = failure?.code === 'refused' ? failure.field : null
  const marked: typeof field = (name) => {
    const bound = field(name)
    if (refused === null || name !== refused) return bound
    return { ...bound, error: bound.error ?? refusedText(t, refused) }
  }
  return (
    <form className={styles.root} {...form}>
      <ErrorSummary title={t('summary.title', { count: summary.problems.length })} {...summary} />
      {children(marked)}
    </form>
  )
}
