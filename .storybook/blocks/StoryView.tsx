import type { DocsContext } from '@storybook/addon-docs/blocks'
import { Canvas } from '@storybook/addon-docs/blocks'
import type { ContextType } from 'react'
import { sentence } from '#.storybook/sentence.ts'
import { storyAddress } from '#.storybook/storyAddress.ts'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'
import { StoryLink } from './StoryLink.tsx'

type Story = ReturnType<ContextType<typeof DocsContext>['componentStories']>[number]

interface ViewParameters {
  readonly layout?: string
  readonly docs?: { readonly story?: { readonly inline?: boolean; readonly height?: string } }
  readonly docsWidth?: number
}

/** Lets a frame grow with the story in it. A dialog has no height: there the frame keeps its first one. */
const grow = (frame: HTMLIFrameElement): void => {
  const root = frame.contentDocument?.getElementById('storybook-root')
  if (root === null || root === undefined) return
  new ResizeObserver(() => {
    frame.style.minHeight = `${root.offsetHeight + 32}px`
  }).observe(root)
}

interface StoryViewProps {
  readonly story: Story
  /** At the top of its page: its frame loads at once. */
  readonly first?: boolean
}

/**
 * A story on a page of documentation: in place, or in a frame when it is a page, opens a dialog or moves the
 * focus (`docs.story.inline: false`).
 */
export const StoryView = ({ story, first = false }: StoryViewProps) => {
  const globals = useToolbarGlobals()
  const { docs, docsWidth, layout } = story.parameters as ViewParameters
  const isPage = story.title.startsWith('pages/')
  if (!isPage && docs?.story?.inline !== false && docsWidth === undefined)
    return <Canvas of={story.moduleExport as object} />
  const theme = globals['theme'] === 'both' ? 'system' : globals['theme']
  return (
    <>
      <iframe
        className="frame"
        title={sentence(story.name)}
        loading={first ? 'eager' : 'lazy'}
        src={storyAddress(story.id, { ...globals, theme })}
        onLoad={({ currentTarget }) => {
          // What fills the window would grow for ever.
          if (layout !== 'fullscreen') grow(currentTarget)
        }}
        style={{ height: docs?.story?.height ?? (isPage ? '800px' : '400px') }}
      />
      <StoryLink id={story.id}>Open the story</StoryLink>
    </>
  )
}
