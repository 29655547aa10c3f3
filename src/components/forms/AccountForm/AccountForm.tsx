import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemMessage, type AccountProblem } from '#components/forms/problemMessage.ts'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { useForm, type FormField } from '#components/ui/useForm.ts'
import type { Failure } from '#domain/failure.ts'
import type { FieldProblems } from '#domain/fields.ts'

export interface AccountFormProps<Form extends object, Problem extends AccountProblem> {
  /** Reads the values of the form. */
  readonly read: (data: FormData) => Form
  /** Checks the values, on submit only (spec §5). */
  readonly validate: (form: Form) => FieldProblems<keyof Form & string, Problem>
  /** Shortest password that the rules accept, for the message. @defaultValue that of sign-up */
  readonly passwordMin?: number
  /** Why the last try failed: a field that the service refused is marked. @defaultValue null */
  readonly failure?: Failure | { readonly code: 'passwordDiffers' } | null
  /** The form is being sent: submitting again does nothing (decision C2). */
  readonly pending: boolean
  /** Called with values that passed the rules. */
  readonly onSubmit: (form: Form) => void
  /** Called on each submit with whether the values were refused; the title of the page follows. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
  /** Renders the fields and the button. */
  readonly children: (
    field: <Name extends keyof Form & string>(name: Name) => FormField<Name>,
  ) => ReactNode
}

const Root = chakra('form', { base: { display: 'grid', gap: '1.375rem' } })

/**
 * What all account forms share: they check on submit, show each problem in the summary and at its
 * field in the current language, and keep everything that was entered (spec §5, brief §5).
 */
export const AccountForm = <Form extends object, Problem extends AccountProblem>({
  passwordMin,
  failure = null,
  onSubmit,
  children,
  ...options
}: AccountFormProps<Form, Problem>) => {
  const { t } = useTranslation(['auth', 'errors'])
  const { form, field, summary } = useForm<Form, keyof Form & string, Problem>({
    ...options,
    message: (problem) => problemMessage(t, problem, passwordMin),
    onSubmit: (values) => onSubmit(values),
  })
  const refused = failure?.code === 'refused' ? failure.field : null
  const marked: typeof field = (name) => {
    const bound = field(name)
    if (refused === null || name !== refused) return bound
    return { ...bound, error: bound.error ?? t(`errors:refused.${refused}`) }
  }
  return (
    <Root {...form}>
      <ErrorSummary title={t('summary.title', { count: summary.problems.length })} {...summary} />
      {children(marked)}
    </Root>
  )
}
