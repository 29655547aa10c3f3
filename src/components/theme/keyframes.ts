import { defineKeyframes } from '@chakra-ui/react'

/** Movements of the site (brief §6). Under reduced motion the global styles cut them to nothing. */
export const keyframes = defineKeyframes({
  fadeIn: { from: { opacity: 0 } },
  dialogIn: { from: { opacity: 0, scale: '0.98' } },
  riseIn: { from: { opacity: 0, translate: '0 8px' } },
  /** A line that is drawn along its own length (`pathLength` 1). */
  flowIn: { to: { strokeDashoffset: '0' } },
  /** Comes into sight and stays. */
  lightUp: { to: { opacity: 1 } },
  /** The live line that shows the time left: from the whole edge to nothing. */
  runOut: { to: { scale: '0 1' } },
})
