import { lazy, Suspense, type ComponentType } from 'react'
import { useMotionAllowed } from '#components/ui/useMotionAllowed.ts'
import { ring, tick } from './paths.ts'
import styles from './SuccessMark.module.css'

const ignore = (event: Event) => event.preventDefault()

/** The animation is decoration: where its script cannot be fetched, the mark is static. */
const loadAnimation = async () => {
  window.addEventListener('vite:preloadError', ignore)
  try {
    // Nothing comes of a failure that was ignored.
    const loaded = (await import('./AnimatedMark.tsx')) as { default: ComponentType } | undefined
    return loaded ?? { default: StaticMark }
  } catch {
    return { default: StaticMark }
  } finally {
    window.removeEventListener('vite:preloadError', ignore)
  }
}

const AnimatedMark = lazy(loadAnimation)

const StaticMark = () => (
  <>
    <path d={ring} stroke="var(--live)" />
    <path d={tick} stroke="currentColor" />
  </>
)

/**
 * A ring with a tick, where the line of the page ends (brief §5): animated in 700 ms, static under
 * reduced motion (brief §6). Decorative: the text beside it has the meaning.
 */
export const SuccessMark = () => {
  const animated = useMotionAllowed()
  return (
    <svg className={styles.root} viewBox="0 0 64 64" aria-hidden="true">
      {animated ? (
        <Suspense fallback={null}>
          <AnimatedMark />
        </Suspense>
      ) : (
        <StaticMark />
      )}
    </svg>
  )
}
