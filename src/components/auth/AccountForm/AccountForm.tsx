import { chakra } from '@chakra-ui/react'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { problemWords, type AccountProblem } from '#components/auth/words/problemWords.ts'
import { ErrorSummary } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { hasProblems, type FieldProblems } from '#domain/fields.ts'

/** What ties a field to its form: spread it on the field. */
export interface AccountField<Name extends string> {
  readonly id: string
  readonly name: Name
  /** Words of the field's problem, or `undefined` without one. */
  readonly error: string | undefined
}

/** Props of {@link AccountForm}. */
export interface AccountFormProps<Form extends object, Problem extends AccountProblem> {
  /**
   * Reads what was entered. The browser holds it, not React: what was typed or filled in by a
   * password manager before the page came alive counts.
   */
  readonly read: (entered: FormData) => Form
  /** The rules, asked on submit only (spec §5). */
  readonly validate: (form: Form) => FieldProblems<keyof Form & string, Problem>
  /** Shortest password that the rules take, for the words. @default that of sign-up */
  readonly passwordMin?: number
  /** A form is under way: submitting again does nothing (decision C2). */
  readonly pending: boolean
  /** Called with a form that passed the rules. */
  readonly onSubmit: (form: Form) => void
  /** Called on each submit with whether the rules refused it; the document's title follows. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
  /** Draws the fields and the button. */
  readonly children: (
    field: <Name extends keyof Form & string>(name: Name) => AccountField<Name>,
  ) => ReactNode
}

const Root = chakra('form', { base: { display: 'grid', gap: '1.375rem' } })

/**
 * What every account form does: it checks on submit, shows all problems above and each at its field
 * in the language of the moment, and keeps everything that was entered (spec §5, brief §5).
 */
export const AccountForm = <Form extends object, Problem extends AccountProblem>({
  read,
  validate,
  passwordMin,
  pending,
  onSubmit,
  onInvalidChange,
  children,
}: AccountFormProps<Form, Problem>) => {
  const { t } = useTranslation('auth')
  const formId = useId()
  const [{ problems, attempt }, setCheck] = useState<{
    readonly problems: FieldProblems<keyof Form & string, Problem>
    readonly attempt: number
  }>({ problems: {}, attempt: 0 })
  const words = problemWords(t, passwordMin)
  const wordsOf = (name: keyof Form & string): string | undefined => {
    const problem = problems[name]
    return problem === undefined ? undefined : words[problem]
  }
  const summary = (Object.keys(problems) as (keyof Form & string)[]).map((name) => ({
    fieldId: `${formId}-${name}`,
    text: wordsOf(name) ?? '',
  }))
  return (
    <Root
      noValidate
      // Without script nothing is sent into the address bar.
      method="post"
      onSubmit={(event) => {
        event.preventDefault()
        if (pending) return
        const form = read(new FormData(event.currentTarget))
        const found = validate(form)
        const passed = !hasProblems(found)
        setCheck({ problems: found, attempt: attempt + 1 })
        onInvalidChange?.(!passed)
        if (passed) onSubmit(form)
      }}
    >
      <ErrorSummary
        title={t('summary.title', { count: summary.length })}
        problems={summary}
        attempt={attempt}
      />
      {children((name) => ({ id: `${formId}-${name}`, name, error: wordsOf(name) }))}
    </Root>
  )
}
