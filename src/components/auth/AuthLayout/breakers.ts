import { createContext, useContext, useEffect } from 'react'

type Light = (count: number) => void

/** The circuit beside the form. Without a layout around there is none. */
export const BreakersContext = createContext<Light>(() => undefined)

/**
 * Lights breakers of the circuit beside the form: one for each point of a password or digit of a code. They go out with
 * the field.
 *
 * @returns what to call with their count
 */
export const useBreakers = (): Light => {
  const light = useContext(BreakersContext)
  useEffect(() => () => light(0), [light])
  return light
}
