import { defineKeyframes } from '@chakra-ui/react/styled-system'

/** Movements of the site (brief §6). Under reduced motion the global styles cut them to nothing. */
export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: 0 } },
  /** Comes into being, also for assistive technology. */
  appear: { from: { visibility: 'hidden' } },
  dialogIn: { from: { opacity: 0, scale: '0.98' } },
  riseIn: { from: { opacity: 0, translate: '0 8px' } },
  /** Current through a straight piece of the line; `flowEnd` is the last piece of the landing page. */
  flowRight: { from: { clipPath: 'inset(0 100% 0 0)' }, to: { clipPath: 'inset(0)' } },
  flowLeft: { from: { clipPath: 'inset(0 0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  flowDown: { from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  flowEnd: { from: { clipPath: 'inset(0 0 100%)' }, to: { clipPath: 'inset(0)' } },
  /** From the source (59 % of the illustration before the end of the bus) in both directions. */
  flowBoth: {
    from: {
      clipPath: 'inset(0 calc(var(--art-width) * 0.5861) 0 calc(100% - var(--art-width) * 0.5861))',
    },
    to: { clipPath: 'inset(0)' },
  },
  /** Current along a path (`pathLength` 1). */
  flowPath: {
    from: { strokeDasharray: '1', strokeDashoffset: '1' },
    to: { strokeDasharray: '1', strokeDashoffset: '0' },
  },
})
