import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useMotionAllowed } from '#components/ui/useMotionAllowed.ts'
import { entering, leaving, ring, tick } from './paths.ts'

const DrawnMark = lazy(() =>
  // Without the chunk the mark simply stands: a failed download is no reason for an error page.
  import('./drawnMark.tsx').catch(() => ({ default: StillMark })),
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

const StillMark = () => (
  <>
    <path d={`${entering}${leaving}`} stroke="var(--live)" />
    <path d={`${ring}${tick}`} stroke="currentColor" />
  </>
)

/**
 * The live line passes through a ring with a tick (brief §5): drawn in 600 ms where motion is
 * welcome, drawn already where it is not (brief §6). Decoration: the words beside it say it.
 */
export const SuccessMark = () => {
  const welcome = useMotionAllowed()
  return (
    <Svg viewBox="-2 0 244 72" aria-hidden="true">
      {welcome ? (
        <Suspense fallback={null}>
          <DrawnMark />
        </Suspense>
      ) : (
        <StillMark />
      )}
    </Svg>
  )
}
