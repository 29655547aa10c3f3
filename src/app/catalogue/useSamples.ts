import { useCallback, useState } from 'react'
import { useServices } from '#app/ServicesContext.tsx'
import type { SamplesOffer } from '#components/catalogue/EmptyCategory/EmptyCategory.tsx'
import { ServiceError } from '#domain/failure.ts'
import type { Language } from '#domain/language.ts'

/** Loads the sample products into the visitor's storage (decision P5). Reports unforeseen errors (D3). */
export const useSamples = (language: Language): SamplesOffer => {
  const { catalogue, reporter } = useServices()
  const [state, setState] = useState<SamplesOffer['state']>('idle')
  const [share, setShare] = useState(0)
  const onLoad = useCallback(() => {
    setState('loading')
    setShare(0)
    const load = async () => {
      const { products } = await catalogue()
      await products.loadSamples(language, { onProgress: setShare })
    }
    load().then(
      () => setState('loaded'),
      (thrown: unknown) => {
        setState('failed')
        if (!(thrown instanceof ServiceError)) reporter.report(thrown)
      },
    )
  }, [catalogue, reporter, language])
  return { state, share, onLoad }
}
