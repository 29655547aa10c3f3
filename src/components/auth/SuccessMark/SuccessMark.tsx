import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useMotionAllowed } from '#components/ui/useMotionAllowed.ts'
import { entering, leaving, ring, tick } from './paths.ts'

const AnimatedMark = lazy(() =>
  // Without the chunk the mark is static: a failed download is no reason for an error page.
  import('./AnimatedMark.tsx').catch(() => ({ default: StaticMark })),
)

const Svg = chakra('svg', {
  base: {
    display: 'block',
    width: '15rem',
    maxWidth: '100%',
    height: 'auto',
    fill: 'none',
    strokeWidth: '4',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    color: 'success.solid',
    '--live': 'colors.live',
    '@media (forced-colors: active)': { color: 'CanvasText', '--live': 'Highlight' },
  },
})

const StaticMark = () => (
  <>
    <path d={`${entering}${leaving}`} stroke="var(--live)" />
    <path d={`${ring}${tick}`} stroke="currentColor" />
  </>
)

/**
 * A line passes through a ring with a tick (brief §5): animated in 600 ms, static under reduced
 * motion (brief §6). Decorative: the text beside it has the meaning.
 */
export const SuccessMark = () => {
  const animated = useMotionAllowed()
  return (
    <Svg viewBox="-2 0 244 72" aria-hidden="true">
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
