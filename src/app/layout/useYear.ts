import { useSyncExternalStore } from 'react'
import { useServices } from '#app/ServicesContext.tsx'

const never = () => () => {}

/**
 * The present year. A prerendered document may be older than New Year's Eve, so the first render
 * over it says the year that the document says.
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
