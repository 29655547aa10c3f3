import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { branches, busHalves, joints, source } from './circuit.ts'
import { Breakers, Dot, HeroLine } from './HeroLine.tsx'

/** 900 ms in all (brief §6): the source's line, then the bus, then the branches as it reaches them. */
const seconds = { feed: 0.18, bus: 0.42, branch: 0.3 } as const

/** Each line is one long for its pattern of dashes, which slides in from its end. */
const Live = chakra('g', {
  base: {
    '& path': { strokeDasharray: '1', strokeDashoffset: '1' },
    '& .joint': { opacity: 0 },
    '&[data-live] path': {
      animationName: 'flowIn',
      animationTimingFunction: 'current',
      animationFillMode: 'forwards',
    },
    '&[data-live] .joint': {
      animationName: 'lightUp',
      animationDuration: '0.2s',
      animationFillMode: 'forwards',
    },
  },
})

const drawn = (delay: number, duration: number) => ({
  pathLength: 1,
  style: { animationDelay: `${String(delay)}s`, animationDuration: `${String(duration)}s` },
})

const [feed, ...loads] = branches

/** When the current that left the source reaches a place on the bus, in seconds. */
const arrival = (from: number) => seconds.feed + from * seconds.bus

/**
 * The line as current takes it, once, when a fifth of the drawing is first in view. The dead line
 * stays in sight beneath, so that nothing vanishes from a page that was prerendered with the line
 * drawn. All of it is CSS: an animation library would cost the first page more than React's router.
 */
export const EnergisedLine = () => {
  const line = useRef<SVGGElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => {
    const drawing = line.current?.ownerSVGElement
    if (live || !drawing) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setLive(true)
      },
      { threshold: 0.2 },
    )
    watch.observe(drawing)
    return () => {
      watch.disconnect()
    }
  }, [live])
  return (
    <>
      <g opacity="0.28">
        <HeroLine />
      </g>
      <Live
        ref={line}
        data-live={live ? '' : undefined}
        fill="none"
        stroke="var(--live)"
        strokeWidth="4"
      >
        <path d={feed.d} {...drawn(0, seconds.feed)} />
        {busHalves.map((d) => (
          <path key={d} d={d} strokeWidth="6" {...drawn(seconds.feed, seconds.bus)} />
        ))}
        {loads.map(({ d, from }) => (
          <path key={d} d={d} {...drawn(arrival(from), seconds.branch)} />
        ))}
        <Breakers />
        <g fill="var(--live)" stroke="none">
          <Dot at={source} />
          {joints.map((joint) => (
            <g
              key={joint.join(' ')}
              className="joint"
              style={{ animationDelay: `${String(arrival(0.5))}s` }}
            >
              <Dot at={joint} />
            </g>
          ))}
        </g>
      </Live>
    </>
  )
}
