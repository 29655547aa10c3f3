import { useServices } from '#app/ServicesContext.tsx'
import { useHydrated } from '#components/ui/useHydrated.ts'

/** The current year. The first render uses that of the prerendered document, which may be older. */
export const useYear = (): number => {
  const { clock } = useServices()
  const hydrated = useHydrated()
  const built = hydrated || import.meta.env.SSR ? null : document.getElementById('root')
  return Number(built?.dataset['year'] ?? new Date(clock.now()).getFullYear())
}
