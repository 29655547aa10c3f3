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
  /** Height of the frame. Defaults to that of the story, 640 px at most. */
  readonly height?: string | undefined
  /** Width of the viewport of the story. Defaults to the width of the page. */
  readonly width?: string | undefined
}

const Frames = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4', overflowX: 'auto', marginBlock: '4' },
})
// An outline takes no width from the viewport of the story.
const Frame = chakra('div', {
  base: { outline: '1px solid {colors.border}', outlineOffset: '-1px', background: 'bg' },
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
}

const FittingWindow = ({ height, ...frame }: FittingWindowProps) => {
  const fitting = useFittingHeight()
  return (
    <Window {...frame} css={{ height: height ?? `${fitting.height}px` }} onLoad={fitting.onLoad} />
  )
}

const sides = { light: 'Light', dark: 'Dark' } as const

/**
 * A story in a window of its own, which loads when it comes to rest in view. Side by side is two windows, each with the
 * name of its mode, one above the other where they do not fit.
 */
export const StoryFrame = ({ id, name, globals, height, width }: StoryFrameProps) => {
  const { ref, seen } = useSeen()
  const both = globals['theme'] === 'both'
  const flex = both && width === undefined ? '1 0 20rem' : `0 0 ${width ?? '100%'}`
  return (
    <SiteStyles>
      <Frames
        ref={ref}
        role="group"
        aria-label={name}
        // A story wider than the page is scrolled by keyboard.
        tabIndex={width === undefined ? undefined : 0}
      >
        {(both ? Object.entries(sides) : [[globals['theme'], '']]).map(([theme, caption]) => (
          <Frame
            key={String(theme)}
            css={{ minHeight: seen ? undefined : (height ?? '7.5rem'), flex }}
          >
            {both && (
              <Caption lang="en">
                {String(caption)}
                {width !== undefined && `, ${Number.parseInt(width, 10)} px`}
              </Caption>
            )}
            {seen ? (
              <FittingWindow
                title={`${name}, ${String(theme)}`}
                src={storyAddress(id, { ...globals, theme })}
                height={height}
              />
            ) : (
              <Caption lang="en">The story loads when most of it is in view.</Caption>
            )}
          </Frame>
        ))}
      </Frames>
      <StoryLink id={id}>Open the story</StoryLink>
    </SiteStyles>
  )
}
