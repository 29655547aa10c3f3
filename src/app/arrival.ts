import { createContext, useContext } from 'react'
import { NavigationType } from 'react-router-dom'

/** How the shown location was reached; `App` provides it. */
export const ArrivalContext = createContext<NavigationType>(NavigationType.Pop)

/**
 * How the shown location was reached. Inside routes with a given location React Router's own
 * `useNavigationType` always says `POP`.
 */
export const useArrival = (): NavigationType => useContext(ArrivalContext)
