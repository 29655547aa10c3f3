import { useCallback, useMemo, useRef, useState } from 'react'
import type { Product } from '#domain/catalogue/product.ts'
import type { Answer, Do, Job } from '#machines/management/job.ts'

/** The answer to a job. */
export interface Said {
  readonly kind: Job['kind']
  /** The product whose row asked for it. */
  readonly product?: Product | undefined
  readonly answer: Answer
  /** Tells it from one that says the same, which is announced too. */
  readonly number: number
}

/** What stays when something is asked or said: a failure, until it is closed or the same is asked again. */
const staysBeside =
  (kind: Job['kind'], product?: Product) =>
  (said: Said): boolean =>
    said.answer.kind === 'failed' && (said.kind !== kind || said.product?.$id !== product?.$id)

/** Asks for jobs, and keeps what is to be said of them: every failure until it is closed, and the last success. */
export const useAnswers = (run: Do) => {
  const [answers, setAnswers] = useState<readonly Said[]>([])
  const count = useRef(0)
  const say = useCallback((kind: Job['kind'], answer: Answer, product?: Product) => {
    const number = (count.current += 1)
    setAnswers((before) => [
      ...before.filter(staysBeside(kind, product)),
      { kind, answer, product, number },
    ])
  }, [])
  const ask = useCallback(
    async (job: Job, product?: Product) => {
      setAnswers((before) => before.filter(staysBeside(job.kind, product)))
      const answer = await run(job)
      say(job.kind, answer, product)
      return answer
    },
    [run, say],
  )
  const close = useCallback(
    (said: Said) => setAnswers((before) => before.filter((other) => other !== said)),
    [],
  )
  return useMemo(() => ({ answers, ask, say, close }), [answers, ask, say, close])
}

export type Answers = ReturnType<typeof useAnswers>
