import {
  createContext,
  use,
  useEffect,
  useId,
  useRef,
  useState,
  type CompositionEvent,
  type InputEvent,
  type SubmitEvent,
} from 'react'
import type { SummaryProblem } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import { hasProblems } from '#domain/fields.ts'
import { keysOf } from '#domain/objects.ts'

type Problems<Name extends string, Problem> = Readonly<Partial<Record<Name, Problem>>>

/** What {@link useForm} asks for. */
export interface FormOptions<Form, Name extends string, Problem> {
  /** Reads the values of the form. */
  readonly read: (data: FormData) => Form
  /** Checks the values on submit. Returns the problems by field, in the order of the fields. */
  readonly validate: (form: Form) => Problems<Name, Problem>
  /** The text of a problem in the current language. */
  readonly message: (problem: Problem) => string
  /** The text of a problem in the error summary. @defaultValue `message` */
  readonly summaryMessage?: (problem: Problem) => string
  /** Order of the fields on the screen, where `validate` does not know it. */
  readonly order?: readonly Name[]
  /** The form is being sent: submitting again does nothing (decision C2). */
  readonly pending: boolean
  /** Moves the focus to the first invalid field: for a form without an error summary. @defaultValue false */
  readonly focusField?: boolean
  /** Called with values that passed, once for each submit. */
  readonly onSubmit: (form: Form, data: FormData) => void
}

/**
 * Hears of every form on the page whether its last submit was refused: the title of the document says so. A
 * form that is closed or hidden is not refused.
 */
export const FormReport = createContext<(form: string, refused: boolean) => void>(() => {})

/** What connects a field to its form: spread it on the field. */
export interface FormField<Name extends string> {
  readonly id: string
  readonly name: Name
  /** Text of the field's problem, or `undefined` without one. */
  readonly error: string | undefined
  /** The submit after which the error is announced, because the focus was on the field already. */
  readonly announced?: number
}

/** The text of a field; empty when the form has no such field. */
export const textOf = (data: FormData, name: string): string => {
  const value = data.get(name)
  return typeof value === 'string' ? value : ''
}

/**
 * The state of a form: problems of the last submit, and a guard against sending twice. The fields are
 * uncontrolled, so the form keeps what was typed before hydration or filled in by the browser. Nothing is judged
 * before a submit; after it a problem goes as soon as its field is corrected. Problems are codes and get their text at render (decision L3).
 *
 * @returns `form` for the `<form>`, `field(name)` for each field, `summary` for the `ErrorSummary`
 */
export const useForm = <Form, Name extends string, Problem>({
  read,
  validate,
  message,
  summaryMessage = message,
  order,
  pending,
  focusField = false,
  onSubmit,
}: FormOptions<Form, Name, Problem>) => {
  const id = useId()
  // TypeScript does not see that an object with optional keys of a parameter may be empty.
  const [problems, setProblems] = useState({} as Problems<Name, Problem>)
  const [attempt, setAttempt] = useState(0)
  const [refused, setRefused] = useState(false)
  const [focusStayed, setFocusStayed] = useState(false)
  // A second submit can arrive before the parent sets `pending`.
  const sent = useRef(false)
  const composing = useRef(false)
  useEffect(() => {
    sent.current = false
  }, [pending])

  const report = use(FormReport)
  useEffect(() => {
    report(id, refused)
    return () => report(id, false)
  }, [report, id, refused])

  const idOf = (name: Name) => `${id}-${name}`
  const textIn = (text: (problem: Problem) => string, name: Name) => {
    const problem = problems[name]
    return problem === undefined ? undefined : text(problem)
  }
  const invalidIn = (found: Problems<Name, Problem>) =>
    (order ?? keysOf<Name>(found)).filter((name) => found[name] !== undefined)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || sent.current) return
    const data = new FormData(event.currentTarget)
    const values = read(data)
    const found = validate(values)
    const invalid = hasProblems(found)
    setProblems(found)
    setAttempt(attempt + 1)
    setRefused(invalid)
    if (!invalid) {
      sent.current = true
      onSubmit(values, data)
      return
    }
    const [first] = invalidIn(found)
    const control = focusField && first !== undefined ? document.getElementById(idOf(first)) : null
    setFocusStayed(control !== null && control === document.activeElement)
    control?.focus()
  }

  const removeCorrected = (values: Form) => {
    // Half a composition is no text yet: it is checked when the input method is done.
    if (composing.current || !hasProblems(problems)) return
    const found = validate(values)
    // The hidden field of a code is a render late: what is corrected stays so.
    setProblems((before) => {
      const left = invalidIn(before).filter((name) => found[name] !== undefined)
      // `fromEntries` forgets the keys.
      return Object.fromEntries(left.map((name) => [name, found[name]])) as Problems<Name, Problem>
    })
  }

  const input = (event: InputEvent<HTMLFormElement>) => {
    sent.current = false
    removeCorrected(read(new FormData(event.currentTarget)))
  }
  const compositionEnd = (event: CompositionEvent<HTMLFormElement>) => {
    composing.current = false
    removeCorrected(read(new FormData(event.currentTarget)))
  }

  return {
    form: {
      // Without JavaScript nothing that was typed gets into the address.
      method: 'post',
      noValidate: true,
      onSubmit: submit,
      onInput: input,
      onCompositionStart: () => {
        composing.current = true
      },
      onCompositionEnd: compositionEnd,
    },
    field: <Field extends Name>(name: Field): FormField<Field> => ({
      id: idOf(name),
      name,
      error: textIn(message, name),
      ...(focusStayed ? { announced: attempt } : {}),
    }),
    summary: {
      problems: invalidIn(problems).map((name): SummaryProblem => ({
        fieldId: idOf(name),
        text: textIn(summaryMessage, name) ?? '',
      })),
      attempt,
    },
    /** Removes problems that are corrected, after a change that is no input of a field. */
    removeCorrected,
  } as const
}
