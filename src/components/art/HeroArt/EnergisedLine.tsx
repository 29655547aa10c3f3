import { domAnimation, LazyMotion } from 'framer-motion'
import * as m from 'framer-motion/m'
import { branches, busHalves, joints, source } from './circuit.ts'
import { Breakers, Dot, HeroLine } from './HeroLine.tsx'

/** 900 ms in all (brief §6): the source's line, then the bus, then the branches as it reaches them. */
const seconds = { feed: 0.18, bus: 0.42, branch: 0.3 } as const

/** `current`, the easing of everything that flows (brief §6). */
const ease = [0.65, 0, 0.35, 1] as const

const drawn = (delay: number, duration: number) => ({
  variants: {
    dead: { pathLength: 0 },
    live: { pathLength: 1, transition: { delay, duration, ease } },
  },
})

const shown = (delay: number) => ({
  variants: { dead: { opacity: 0 }, live: { opacity: 1, transition: { delay, duration: 0.2 } } },
})

const [feed, ...loads] = branches

/** When the current that left the source reaches a place on the bus, in seconds. */
const arrival = (from: number) => seconds.feed + from * seconds.bus

/**
 * The line as current takes it, once, when the drawing is first in view. The dead line stays in
 * sight beneath, so that nothing vanishes from a page that was prerendered with the line drawn. In a
 * chunk of its own with framer-motion, which nobody waits for.
 */
const EnergisedLine = () => (
  <LazyMotion features={domAnimation} strict>
    <g opacity="0.28">
      <HeroLine />
    </g>
    <m.g
      initial="dead"
      whileInView="live"
      viewport={{ once: true, amount: 0.2 }}
      fill="none"
      stroke="var(--live)"
      strokeWidth="4"
    >
      <m.path d={feed.d} {...drawn(0, seconds.feed)} />
      {busHalves.map((d) => (
        <m.path key={d} d={d} strokeWidth="6" {...drawn(seconds.feed, seconds.bus)} />
      ))}
      {loads.map(({ d, from }) => (
        <m.path key={d} d={d} {...drawn(arrival(from), seconds.branch)} />
      ))}
      <Breakers />
      <g fill="var(--live)" stroke="none">
        <Dot at={source} />
        {joints.map((joint) => (
          <m.g key={joint.join(' ')} {...shown(arrival(0.5))}>
            <Dot at={joint} />
          </m.g>
        ))}
      </g>
    </m.g>
  </LazyMotion>
)

export default EnergisedLine
