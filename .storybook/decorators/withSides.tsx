import type { Decorator } from '@storybook/react-vite'
import { useRef } from 'react'
import { storyAddress } from '#.storybook/storyAddress.ts'

const modes = ['light', 'dark'] as const

interface SidesProps {
  /** Address of the story in a mode. */
  readonly addressOf: (mode: string) => string
  /** Whether the toolbar has a viewport: then each side is as wide as that, and drawn at half the size. */
  readonly half: boolean
}

/** Two frames that scroll together. */
const Sides = ({ addressOf, half }: SidesProps) => {
  const frames = useRef<(HTMLIFrameElement | null)[]>([])
  const follow = (place: number) => () => {
    const own = frames.current[place]?.contentWindow
    own?.addEventListener('scroll', () => {
      const other = frames.current[1 - place]?.contentWindow
      if (other && other.scrollY !== own.scrollY) other.scrollTo(0, own.scrollY)
    })
  }
  const size = half ? '200%' : '100%'
  return (
    <div style={{ position: 'fixed', inset: 0, display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {modes.map((mode, place) => (
        <div key={mode} style={{ overflow: 'hidden' }}>
          <iframe
            ref={(frame) => {
              frames.current[place] = frame
            }}
            title={mode}
            src={addressOf(mode)}
            onLoad={follow(place)}
            style={{
              width: size,
              height: size,
              border: 0,
              transform: half ? 'scale(0.5)' : undefined,
              transformOrigin: '0 0',
            }}
          />
        </div>
      ))}
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
      half={value !== undefined}
    />
  )
}
