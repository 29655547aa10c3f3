import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { ring, tick } from './paths.ts'

/** `current`, the easing of everything that flows (brief §6). */
const ease = [0.65, 0, 0.35, 1] as const

/** After the line of the page has reached the ring; the tick last (brief §6). */
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
    <m.path d={ring} stroke="var(--live)" {...reveal(0.3, 0.3)} />
    <m.path d={tick} stroke="currentColor" {...reveal(0.5, 0.22)} />
  </LazyMotion>
)

export default AnimatedMark
