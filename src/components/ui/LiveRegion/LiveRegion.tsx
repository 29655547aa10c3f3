import { useEffect, useRef, useState, type ReactNode } from 'react'
import { VisuallyHidden } from '#components/ui/VisuallyHidden/VisuallyHidden.tsx'
import { AnnounceContext, type Announce } from './announce.ts'

/** Props of {@link LiveRegion}. */
export interface LiveRegionProps {
  /** The site. Everything in it can announce. */
  readonly children: ReactNode
}

/** Between emptying a region and filling it, so that the same sentence is said again. */
const pauseMs = 100
/** How long a sentence stays to be found by reading; then none is left in an old language. */
const stayMs = 7000

const silent = { polite: '', urgent: '' }

/**
 * The site's one polite and one urgent live region. They stand from the start, empty, as screen
 * readers say only what changes in a region that they know.
 */
export const LiveRegion = ({ children }: LiveRegionProps) => {
  const [said, setSaid] = useState(silent)
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const [announce] = useState<Announce>(() => (sentence: string, { urgent = false } = {}) => {
    clearTimeout(timer.current)
    setSaid(silent)
    timer.current = setTimeout(() => {
      setSaid({ ...silent, [urgent ? 'urgent' : 'polite']: sentence })
      timer.current = setTimeout(() => setSaid(silent), stayMs)
    }, pauseMs)
  })
  return (
    <AnnounceContext value={announce}>
      {children}
      <VisuallyHidden role="status">{said.polite}</VisuallyHidden>
      <VisuallyHidden role="alert">{said.urgent}</VisuallyHidden>
    </AnnounceContext>
  )
}
