import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { entering, leaving, ring, tick } from './paths.ts'

/** `current`, the easing of everything that flows (brief §6). */
const ease = [0.65, 0, 0.35, 1] as const

/** 600 ms in all, the tick last (brief §6). */
const reveal = (delay: number, duration: number) => ({
  initial: { pathLength: 0, opacity: 0 },
  animate: {
    pathLength: 1,
    opacity: 1,
    transition: { delay, duration, ease, opacity: { delay, duration: 0 } },
  },
})

/** The animated icon. In its own chunk, with framer-motion. */
const AnimatedMark = () => (
  <LazyMotion features={domAnimation} strict>
    <m.path d={entering} stroke="var(--live)" {...reveal(0, 0.16)} />
    <m.path d={ring} stroke="currentColor" {...reveal(0.14, 0.24)} />
    <m.path d={leaving} stroke="var(--live)" {...reveal(0.3, 0.16)} />
    <m.path d={tick} stroke="currentColor" {...reveal(0.42, 0.18)} />
  </LazyMotion>
)

export default AnimatedMark
