import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { SummaryProblem } from '#components/ui/ErrorSummary/ErrorSummary.tsx'
import type { ProductDraft } from '#domain/catalogue/product.ts'
import {
  productProblems,
  readProductForm,
  type ProductField,
  type ProductForm,
  type ProductProblem,
} from '#domain/catalogue/product.rules.ts'

/** An empty add form. */
export const emptyProductForm: ProductForm = {
  productName: '',
  description: '',
  price: '',
  stockQuantity: '',
  category: 'car',
  available: true,
  specifications: [{ name: '', value: '' }],
}

/** Whether anything was typed that would be lost. */
export const isTouched = (form: ProductForm): boolean =>
  form.productName !== '' ||
  form.description !== '' ||
  form.price !== '' ||
  form.stockQuantity !== '' ||
  form.specifications.some((row) => row.name !== '' || row.value !== '')

const placeOf = ({ field, row }: ProductProblem) => `${field} ${String(row ?? -1)}`

/**
 * State of the add form: what is typed, what was wrong at the last attempt and still is, and the
 * words for both places where they stand. A problem goes away as soon as it is put right; none
 * appears before the next attempt.
 */
export const useProductForm = (
  initial: ProductForm,
  onSubmit: (draft: ProductDraft) => void,
  onAttempt: (refused: boolean) => void,
) => {
  const { t } = useTranslation('manage')
  const id = useId()
  const [form, setForm] = useState(initial)
  const [attempt, setAttempt] = useState(0)
  const [found, setFound] = useState<readonly ProductProblem[]>([])

  const places = new Set(found.map(placeOf))
  const problems =
    found.length === 0
      ? []
      : productProblems(form).filter((problem) => places.has(placeOf(problem)))

  const sentence = ({ code, row }: ProductProblem) => t(`problem.${code}`, { row: (row ?? 0) + 1 })
  const withReason = (problem: ProductProblem) =>
    problem.reason === undefined
      ? sentence(problem)
      : t('problem.withReason', {
          problem: sentence(problem),
          reason: t(`number.${problem.reason}`),
        })
  const fieldId = (field: ProductField, row = 0) =>
    field === 'specifications' ? `${id}${field}-${String(row)}` : `${id}${field}`

  return {
    form,
    /** Changes some of the fields. */
    change: (part: Partial<ProductForm>) => setForm((before) => ({ ...before, ...part })),
    /** Id of the control of a field. */
    fieldId,
    /** Stem of the ids of the specification rows. */
    rowsId: `${id}specifications`,
    attempt,
    summary: problems.map((problem): SummaryProblem => ({
      fieldId: fieldId(problem.field, problem.row),
      text: sentence(problem),
    })),
    /** The sentence at a field, with the reason for numbers. */
    errorOf: (field: ProductField): string | undefined => {
      const problem = problems.find((one) => one.field === field)
      return problem === undefined ? undefined : withReason(problem)
    },
    rowErrors: new Map(
      problems
        .filter((problem) => problem.field === 'specifications')
        .map((problem) => [problem.row ?? -1, sentence(problem)] as const),
    ),
    submit: (event: SubmitEvent) => {
      event.preventDefault()
      const read = readProductForm(form)
      setFound(read.ok ? [] : read.failure)
      setAttempt((before) => before + 1)
      onAttempt(!read.ok)
      if (read.ok) onSubmit(read.value)
    },
  }
}
