import type { Decorator } from '@storybook/react-vite'
import { useEffect, useRef, useState } from 'react'
import { RESPONSIVE_VIEWPORT_VALUE } from 'storybook/viewport'
import { resolveColor } from '#.storybook/colours/resolveColor.ts'
import { storyAddress } from '#.storybook/storyAddress.ts'
import { twoPhones } from '#.storybook/toolbar.ts'

const modes = [
  { mode: 'light', name: 'Light' },
  { mode: 'dark', name: 'Dark' },
] as const

/** Below this width the sides are stacked, each at the full width. */
const narrow = 640

const everyPercent = Array.from({ length: 101 }, (_, percent) => percent / 100)

/** The visible width: Storybook's frame of a viewport may be wider than its container, and is clipped. */
const useVisibleWidth = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(innerWidth)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry !== undefined && entry.isIntersecting)
          setWidth(Math.floor(entry.intersectionRect.width))
      },
      { threshold: everyPercent },
    )
    // An observer tells the width once more when it begins again.
    const observe = () => {
      observer.disconnect()
      if (ref.current !== null) observer.observe(ref.current)
    }
    observe()
    addEventListener('resize', observe)
    return () => {
      removeEventListener('resize', observe)
      observer.disconnect()
    }
  }, [])
  return { ref, width }
}

interface SidesProps {
  /** Address of the story in a mode. */
  readonly addressOf: (mode: string) => string
  /** The viewport of the toolbar, if any: each side is as wide as that, or as a half of two phones. */
  readonly viewport: string | undefined
}

/** Two frames that scroll together, each drawn as small as it needs to be seen whole. */
const Sides = ({ addressOf, viewport }: SidesProps) => {
  const { ref, width } = useVisibleWidth()
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const follow = (place: number) => () => {
    const own = frames.current[place]?.contentWindow
    own?.addEventListener('scroll', () => {
      const other = frames.current[1 - place]?.contentWindow
      if (other && other.scrollY !== own.scrollY) other.scrollTo(0, own.scrollY)
    })
  }
  const phones = viewport === twoPhones
  const columns = width < narrow && !phones ? 1 : 2
  const columnWidth = width / columns
  const viewportWidth = phones ? innerWidth / 2 : innerWidth
  const frameWidth = viewport === undefined ? Math.floor(columnWidth) : viewportWidth
  const scale = Math.min(1, columnWidth / frameWidth)
  // Half the height of a phone shows little: each side has all of it but the caption of the other.
  const fullHeight = columns === 1 && viewport !== undefined && scale === 1
  const drawn = scale < 1 ? `, drawn at ${Math.round(scale * 100)} %` : ''
  return (
    <div ref={ref} style={{ position: 'fixed', inset: 0, overflowY: 'auto' }}>
      <div
        style={{
          display: 'grid',
          gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          gridAutoRows: fullHeight ? 'calc(100% - 32px)' : 'minmax(0, 1fr)',
          width,
          height: '100%',
        }}
      >
        {modes.map(({ mode, name }, place) => (
          <figure
            key={mode}
            style={{
              display: 'grid',
              gridTemplateRows: 'auto minmax(0, 1fr)',
              margin: 0,
              overflow: 'hidden',
              background: resolveColor('bg.subtle', mode),
              color: resolveColor('fg.muted', mode),
            }}
          >
            <figcaption lang="en" style={{ padding: '6px 16px', font: '13px/20px system-ui' }}>
              {name}, {frameWidth} px{drawn}
            </figcaption>
            <iframe
              ref={(frame) => {
                frames.current[place] = frame
              }}
              title={mode}
              src={addressOf(mode)}
              onLoad={follow(place)}
              style={{
                width: frameWidth,
                height: `${100 / scale}%`,
                border: 0,
                transform: `scale(${scale})`,
                transformOrigin: '0 0',
              }}
            />
          </figure>
        ))}
      </div>
    </div>
  )
}

/**
 * Shows a story in light and dark side by side, each in a frame of its own. Ids stay unique, dialogs
 * open in their frame, and media queries see the width of the frame.
 */
export const withSides: Decorator = (Story, { globals, id, viewMode }) => {
  if (globals['theme'] !== 'both' || viewMode === 'docs') return <Story />
  const { value } = (globals['viewport'] ?? {}) as { readonly value?: string }
  return (
    <Sides
      addressOf={(theme) => storyAddress(id, { ...globals, theme })}
      viewport={value === RESPONSIVE_VIEWPORT_VALUE ? undefined : value}
    />
  )
}
