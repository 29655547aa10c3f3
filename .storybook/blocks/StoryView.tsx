import { chakra } from '@chakra-ui/react'
import { Canvas, DocsContext, Source } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useRef, useState, type ComponentProps } from 'react'
import { facts } from 'virtual:component-facts'
import { sentence } from '#.storybook/sentence.ts'
import { snippetOf } from '#.storybook/snippet.ts'
import { storyAddress } from '#.storybook/storyAddress.ts'
import { SiteStyles } from './SiteStyles.tsx'
import { StoryLink } from './StoryLink.tsx'

type Story = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number]

/** The parameters of a story that decide about its frame. */
interface FrameParameters {
  readonly docs?: { readonly story?: { readonly inline?: boolean; readonly height?: string } }
  readonly viewport?: {
    readonly options?: Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>
  }
}

const Frames = chakra('div', {
  base: { display: 'flex', gap: '4', overflowX: 'auto', marginBlock: '4' },
})
// An outline takes no width from the viewport of the story.
const Frame = chakra('div', {
  base: { outline: '1px solid {colors.border}', outlineOffset: '-1px', background: 'bg' },
})
const Window = chakra('iframe', {
  base: { display: 'block', width: '100%', height: '100%', border: '0' },
})

/** Whether an element has come into view. Once it has, it stays so. */
const useSeen = () => {
  const ref = useRef<HTMLDivElement>(null)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined) return
        const { intersectionRatio, intersectionRect } = entry
        // A frame whose focus moves while most of it is in view does not scroll the page.
        if (intersectionRatio >= 0.6 || intersectionRect.height >= 0.6 * innerHeight) setSeen(true)
      },
      { threshold: [0.2, 0.3, 0.4, 0.5, 0.6] },
    )
    if (ref.current !== null) observer.observe(ref.current)
    return () => {
      observer.disconnect()
    }
  }, [])
  return { ref, seen }
}

const modes = ['light', 'dark'] as const

/** A whole page, which needs a window of its own. */
const isPage = ({ title }: Story): boolean => /^(pages|flows)\//iu.test(title)

/**
 * A story on a page of documentation. It is shown in place. A page, a story with a width of its own and one
 * that opens a dialog or moves the focus (`docs.story.inline: false`) have a window of their own, which
 * loads when it comes into view. Side by side is two windows.
 */
export const StoryView = ({ story }: { readonly story: Story }) => {
  const context = useContext(DocsContext).getStoryContext(story)
  const globals = context['globals'] as Readonly<Record<string, unknown>>
  const { docs, viewport } = story.parameters as FrameParameters
  const { ref, seen } = useSeen()
  const code = snippetOf(story, Object.keys(facts))
  const { value } = (globals['viewport'] ?? {}) as { readonly value?: string }
  const width = viewport?.options?.[value ?? '']?.styles?.width
  const both = globals['theme'] === 'both'
  const inline = !both && width === undefined && !isPage(story) && docs?.story?.inline !== false
  if (inline)
    return (
      <Canvas
        of={story.moduleExport as object}
        {...(code === null
          ? { sourceState: 'none' as const }
          : { source: { code, format: false } })}
      />
    )
  const height = docs?.story?.height ?? (isPage(story) ? '640px' : '400px')
  const flex = both && width === undefined ? '1 0 20rem' : `0 0 ${width ?? '100%'}`
  return (
    <>
      <SiteStyles>
        <Frames
          ref={ref}
          role="group"
          aria-label={sentence(story.name)}
          // A story wider than the page is scrolled by keyboard.
          tabIndex={width === undefined ? undefined : 0}
        >
          {(both ? modes : [globals['theme']]).map((theme) => (
            <Frame key={String(theme)} css={{ height, flex }}>
              {seen && (
                <Window
                  title={`${sentence(story.name)}, ${String(theme)}`}
                  src={storyAddress(story.id, { ...globals, theme })}
                />
              )}
            </Frame>
          ))}
        </Frames>
        <StoryLink id={story.id}>Open the story</StoryLink>
      </SiteStyles>
      {code !== null && <Source code={code} format={false} />}
    </>
  )
}
