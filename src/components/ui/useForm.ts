import {
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
  /** Removes a problem as soon as its field is corrected, not only on the next submit. @defaultValue false */
  readonly recheck?: boolean
  /** Called with values that passed, once for each submit. */
  readonly onSubmit: (form: Form, data: FormData) => void
  /** Called on each submit with whether the values were refused; the title of the page follows. */
  readonly onInvalidChange?: ((invalid: boolean) => void) | undefined
}

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

/** The boxes of a code have one hidden field: the code is incomplete until the last of them is filled. */
const isHidden = (form: HTMLFormElement, name: string): boolean => {
  const control = form.elements.namedItem(name)
  return control instanceof HTMLInputElement && control.type === 'hidden'
}

/**
 * The state of a form: problems of the last submit, and a guard against sending twice. The fields are
 * uncontrolled, so the form keeps what was typed before hydration or filled in by the browser. The line
 * at a field that was empty goes when something is in it; the summary stays until the next submit.
 * Problems are codes and get their text at render (decision L3).
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
  recheck = false,
  onSubmit,
  onInvalidChange,
}: FormOptions<Form, Name, Problem>) => {
  const id = useId()
  const [problems, setProblems] = useState({} as Problems<Name, Problem>)
  const [attempt, setAttempt] = useState(0)
  // Fields that were empty at the last submit; `true` once there is something in them.
  const [filled, setFilled] = useState({} as Readonly<Partial<Record<Name, boolean>>>)
  const [focusStayed, setFocusStayed] = useState(false)
  // A second submit can arrive before the parent sets `pending`.
  const sent = useRef(false)
  const composing = useRef(false)
  useEffect(() => {
    sent.current = false
  }, [pending])

  const idOf = (name: Name) => `${id}-${name}`
  const textIn = (text: (problem: Problem) => string, name: Name) => {
    const problem = problems[name]
    return problem === undefined ? undefined : text(problem)
  }
  const invalidIn = (found: Problems<Name, Problem>) =>
    (order ?? (Object.keys(found) as Name[])).filter((name) => found[name] !== undefined)

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (pending || sent.current) return
    const data = new FormData(event.currentTarget)
    const values = read(data)
    const found = validate(values)
    const invalid = hasProblems(found)
    setProblems(found)
    setFilled(
      Object.fromEntries(
        invalidIn(found)
          .filter((name) => textOf(data, name) === '' && !isHidden(event.currentTarget, name))
          .map((name) => [name, false]),
      ) as Partial<Record<Name, boolean>>,
    )
    setAttempt(attempt + 1)
    onInvalidChange?.(invalid)
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
    if (!recheck || composing.current || !hasProblems(problems)) return
    const found = validate(values)
    const left = invalidIn(problems).filter((name) => found[name] !== undefined)
    setProblems(
      Object.fromEntries(left.map((name) => [name, found[name]])) as Problems<Name, Problem>,
    )
  }

  /** That something is required is no longer true once there is something. */
  const markFilled = (data: FormData) => {
    const now = (Object.keys(filled) as Name[]).filter(
      (name) => filled[name] === false && textOf(data, name) !== '',
    )
    if (now.length === 0 || composing.current) return
    setFilled({ ...filled, ...Object.fromEntries(now.map((name) => [name, true])) })
  }

  const changed = (form: HTMLFormElement) => {
    const data = new FormData(form)
    markFilled(data)
    removeCorrected(read(data))
  }
  const input = (event: InputEvent<HTMLFormElement>) => {
    sent.current = false
    changed(event.currentTarget)
  }
  const compositionEnd = (event: CompositionEvent<HTMLFormElement>) => {
    composing.current = false
    changed(event.currentTarget)
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
      error: filled[name] === true && !recheck ? undefined : textIn(message, name),
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
