import { chakra } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { branches, busHalves, joints, source } from './circuit.ts'
import { Breakers, Dot, HeroLine } from './HeroLine.tsx'

/** 900 ms in all (brief §6): first the line of the source, then the bus, then the branches. */
const seconds = { feed: 0.18, bus: 0.42, branch: 0.3 } as const

/** `pathLength` is 1, so a dash offset from 1 to 0 draws the whole line. */
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

const timing = (delay: number, duration: number) => ({
  pathLength: 1,
  style: { animationDelay: `${String(delay)}s`, animationDuration: `${String(duration)}s` },
})

const [feed, ...loads] = branches

/** When the current that left the source reaches a place on the bus, in seconds. */
const arrival = (from: number) => seconds.feed + from * seconds.bus

/**
 * The line, animated once when a fifth of the illustration is first in view. A pale copy stays below
 * it, so that the prerendered line does not disappear. The animation is CSS only: an animation
 * library would add more script to the landing page than the router.
 */
export const EnergisedLine = () => {
  const line = useRef<SVGGElement>(null)
  const [live, setLive] = useState(false)
  useEffect(() => {
    const svg = line.current?.ownerSVGElement
    if (live || !svg) return undefined
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setLive(true)
      },
      { threshold: 0.2 },
    )
    watch.observe(svg)
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
        <path d={feed.d} {...timing(0, seconds.feed)} />
        {busHalves.map((d) => (
          <path key={d} d={d} strokeWidth="6" {...timing(seconds.feed, seconds.bus)} />
        ))}
        {loads.map(({ d, from }) => (
          <path key={d} d={d} {...timing(arrival(from), seconds.branch)} />
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
