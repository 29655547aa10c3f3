import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useRef, useState } from 'react'
import { storyAddress } from '#.storybook/storyAddress.ts'
import type { Globals } from '#.storybook/toolbarGlobals.ts'
import { SiteStyles } from './SiteStyles.tsx'
import { StoryLink } from './StoryLink.tsx'
import { useFittingHeight } from './useFittingHeight.ts'
import { useScaledWidth } from './useScaledWidth.ts'

/** Props of {@link StoryFrame}. */
export interface StoryFrameProps {
  /** Id of the story. */
  readonly id: string
  /** Accessible name of the frame. */
  readonly name: string
  readonly globals: Globals
  /** Height of the frame. Defaults to that of the story, 1200 px at most. */
  readonly height?: string | undefined
  /** Width of the viewport of the story in CSS pixels. Defaults to the preferred width, or the width of the page. */
  readonly width?: number | undefined
  /** Preferred width in CSS pixels. It is ignored where the page is narrower than half of it. */
  readonly preferredWidth?: number | undefined
}

const Frames = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4',
    overflowX: 'auto',
    marginBlock: '4',
    // Without it the outlines are clipped.
    padding: '1px',
  },
})
// An outline takes no width from the viewport of the story.
const Frame = chakra('div', {
  base: {
    // A transform does not change the layout: a scaled iframe keeps its full width.
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
  /** Scale of the iframe, greater than 0 and at most 1. */
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

const sides = { light: 'Light', dark: 'Dark' } as const

/** The caption of a frame: `Light, 1280 px, drawn at 65 %`. Empty for a frame as wide as the page. */
const captionOf = (side: string, width: number | undefined, scale: number): string =>
  [
    side,
    width === undefined ? '' : `${width} px`,
    scale < 1 ? `drawn at ${Math.round(scale * 100)} %` : '',
  ]
    .filter(Boolean)
    .join(', ')

/**
 * A story in a window of its own, which loads when it comes to rest in view. A window wider than the page is scaled
 * down. Side by side is two windows, each with the name of its mode, one above the other where they do not fit.
 */
export const StoryFrame = (props: StoryFrameProps) => {
  const { id, name, globals, height } = props
  const { ref, seen } = useSeen()
  const { ref: container, width, scale } = useScaledWidth(props.width, props.preferredWidth)
  const both = globals['theme'] === 'both'
  const frameWidth = width === undefined ? '100%' : `${width * scale}px`
  const flex = both && width === undefined ? '1 0 20rem' : `0 0 ${frameWidth}`
  return (
    <SiteStyles>
      <div ref={container}>
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
