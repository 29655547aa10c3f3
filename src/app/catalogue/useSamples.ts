import { useCallback, useMemo, useState } from 'react'
import { useServices } from '#app/ServicesContext.tsx'
import type { LoadSamples } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import type { Language } from '#domain/language.ts'
import { createSubmission, useSubmission } from '#machines/submission.ts'

const samplesStates = {
  idle: 'idle',
  sending: 'loading',
  success: 'loaded',
  error: 'failed',
} as const

/** Loads the sample products into the visitor's storage (decision P5). */
export const useSamples = (language: Language): LoadSamples => {
  const { catalogue, reporter } = useServices()
  const [share, setShare] = useState(0)
  const { status, submit } = useSubmission(() =>
    createSubmission({
      reporter,
      run: async (language: Language) => {
        setShare(0)
        const { products } = await catalogue()
        await products.loadSamples(language, { onProgress: setShare })
      },
    }),
  )
  const state = samplesStates[status]
  const load = useCallback(() => submit(language), [submit, language])
  return useMemo(() => ({ state, share, load }), [state, share, load])
}
