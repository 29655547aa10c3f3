import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { storyAddress } from '#.storybook/storyAddress.ts'
import type { Globals } from '#.storybook/toolbarGlobals.ts'
import { SiteStyles } from './SiteStyles.tsx'
import { StoryLink } from './StoryLink.tsx'
import { useFittingHeight } from './useFittingHeight.ts'

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** Id of the story. */
  readonly id: string
  /** Accessible name of the frame. */
  readonly name: string
  readonly globals: Globals
  /** Height of the frame. Defaults to that of the story, 1200 px at most. */
  readonly height?: string | undefined
  /** Width of the viewport of the story in CSS pixels. Defaults to the best width, or the width of the page. */
  readonly width?: number | undefined
  /** Width in CSS pixels for which the story is made, where the page has room for a half of it. */
  readonly bestWidth?: number | undefined
}

const Frames = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    overflowX: 'auto',
    marginBlock: '4',
    // Room for the outlines.
    padding: '1px',
  },
})
// An outline takes no width from the viewport of the story.
const Frame = chakra('div', {
  base: {
    // The window of a story that is drawn smaller takes the room of its whole width.
    minWidth: '0',
    overflow: 'clip',
    outline: '1px solid {colors.border}',
    background: 'bg',
  },
})
const Caption = chakra('div', {
  base: {
    paddingBlock: '1.5',
    paddingInline: '4',
    background: 'bg.subtle',
    color: 'fg.muted',
    textStyle: 'caption',
  },
})
const Window = chakra('iframe', {
  base: { display: 'block', width: '100%', border: '0' },
})

/** Whether an element has come to rest in view. Once it has, it stays so. */
const useSeen = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let waiting = 0
    // While the page scrolls, its position differs in every animation frame.
    const waitForRest = (element: Element, before?: number) => {
      waiting = requestAnimationFrame(() => {
        const { top } = element.getBoundingClientRect()
        if (top === before) setSeen(true)
        else waitForRest(element, top)
      })
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        cancelAnimationFrame(waiting)
        const { intersectionRatio, intersectionRect, target } = entry
        // A frame whose focus moves while most of it is in view does not scroll the page.
        if (intersectionRatio >= 0.6 || intersectionRect.height >= 0.6 * innerHeight)
          waitForRest(target)
      },
      { threshold: [0.2, 0.3, 0.4, 0.5, 0.6] },
    )
    if (ref.current !== null) observer.observe(ref.current)
    return () => {
      cancelAnimationFrame(waiting)
      observer.disconnect()
    }
  }, [])
  return { ref, seen }
}

interface FittingWindowProps {
  readonly title: string
  readonly src: string
  readonly height: string | undefined
  readonly width: number | undefined
  /** How large it is drawn, from 0 to 1. */
  readonly scale: number
}

const FittingWindow = ({ height, width, scale, ...frame }: FittingWindowProps) => {
  const fitting = useFittingHeight(scale)
  const shown = height ?? `${fitting.height}px`
  return (
    <chakra.div css={{ height: `calc(${shown} * ${scale})` }}>
      <Window
        {...frame}
        css={{
          width: width === undefined ? '100%' : `${width}px`,
          height: shown,
          transform: scale === 1 ? undefined : `scale(${scale})`,
          transformOrigin: '0 0',
        }}
        onLoad={fitting.onLoad}
      />
    </chakra.div>
  )
}

/** A story is drawn half as large as it is at least: then it is scrolled. */
const leastScale = 0.5

/** The width of the window of a story, and how large it is drawn so that it is seen whole. */
const useSize = (fixed: number | undefined, best: number | undefined) => {
  const ref = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState(Infinity)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // Less the outlines.
      if (entry !== undefined) setRoom(entry.contentRect.width - 2)
    })
    if (ref.current !== null) observer.observe(ref.current)
    return () => {
      observer.disconnect()
    }
  }, [])
  const hasRoom = best !== undefined && room >= best * leastScale
  const width = fixed ?? (hasRoom ? best : undefined)
  return {
    ref,
    width,
    scale: width === undefined ? 1 : Math.min(1, Math.max(leastScale, room / width)),
  }
}

const sides = { light: 'Light', dark: 'Dark' } as const

/** `1280 px, drawn at 65 %`, as far as there is something to say. */
const captionOf = (side: string, width: number | undefined, scale: number): string =>
  [
    side,
    width === undefined ? '' : `${width} px`,
    scale < 1 ? `drawn at ${Math.round(scale * 100)} %` : '',
  ]
    .filter(Boolean)
    .join(', ')

/**
 * A story in a window of its own, which loads when it comes to rest in view. A window wider than the page is drawn
 * smaller. Side by side is two windows, each with the name of its mode, one above the other where they do not fit.
 */
export const StoryFrame = (props: StoryFrameProps) => {
  const { id, name, globals, height } = props
  const { ref, seen } = useSeen()
  const { ref: room, width, scale } = useSize(props.width, props.bestWidth)
  const both = globals['theme'] === 'both'
  const frameWidth = width === undefined ? '100%' : `${width * scale}px`
  const flex = both && width === undefined ? '1 0 20rem' : `0 0 ${frameWidth}`
  return (
    <SiteStyles>
      <div ref={room}>
        <Frames
          ref={ref}
          role="group"
          aria-label={name}
          // A story wider than the page is scrolled by keyboard.
          tabIndex={width === undefined ? undefined : 0}
        >
          {(both ? Object.entries(sides) : [[globals['theme'], '']]).map(([theme, side]) => {
            const caption = captionOf(String(side), width, scale)
            return (
              <Frame
                key={String(theme)}
                css={{ minHeight: seen ? undefined : (height ?? '7.5rem'), flex }}
              >
                {caption !== '' && <Caption lang="en">{caption}</Caption>}
                {seen ? (
                  <FittingWindow
                    title={`${name}, ${String(theme)}`}
                    src={storyAddress(id, { ...globals, theme })}
                    height={height}
                    width={width}
                    scale={scale}
                  />
                ) : (
                  <Caption lang="en">The story loads when most of it is in view.</Caption>
                )}
              </Frame>
            )
          })}
        </Frames>
      </div>
      <StoryLink id={id}>Open the story</StoryLink>
    </SiteStyles>
  )
}
