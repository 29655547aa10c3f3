import { chakra } from '@chakra-ui/react/styled-system'
import { lazy, Suspense, type ComponentType } from 'react'
import { useMotionAllowed } from '#components/ui/useMotionAllowed.ts'
import { ring, tick } from './paths.ts'

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

const Svg = chakra('svg', {
  base: {
    width: '4rem',
    height: '4rem',
    overflow: 'visible',
    fill: 'none',
    strokeWidth: 'var(--wire, 4px)',
    color: 'fg',
    forcedColorAdjust: 'none',
    '--live': 'colors.live',
    '@media (forced-colors: active)': { color: 'CanvasText' },
  },
})

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
    <Svg viewBox="0 0 64 64" aria-hidden="true">
      {animated ? (
        <Suspense fallback={null}>
          <AnimatedMark />
        </Suspense>
      ) : (
        <StaticMark />
      )}
    </Svg>
  )
}
