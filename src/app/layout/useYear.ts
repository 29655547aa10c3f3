import { useSyncExternalStore } from 'react'
import { useServices } from '#app/ServicesContext.tsx'

const never = () => () => {}

/**
 * The current year. The first render uses the year of the prerendered document, which may be older.
 */
export const useYear = (): number => {
  const { clock } = useServices()
  const present = () => new Date(clock.now()).getFullYear()
  return useSyncExternalStore(never, present, () => {
    const built =
      typeof document === 'undefined' ? undefined : document.getElementById('root')?.dataset['year']
    return built === undefined ? present() : Number(built)
  })
}
