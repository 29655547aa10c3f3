import { Canvas, DocsContext, Source } from '@storybook/addon-docs/blocks'
import { useContext, type ComponentProps } from 'react'
import { sentence } from '#.storybook/sentence.ts'
import { Disclosure } from './Disclosure.tsx'
import { StoryFrame } from './StoryFrame.tsx'

type Story = ReturnType<
  ComponentProps<typeof DocsContext.Provider>['value']['componentStories']
>[number]

/** The parameters of a story that decide about its frame and its code. */
interface ViewParameters {
  readonly docs?: {
    readonly story?: { readonly inline?: boolean; readonly height?: string }
    readonly canvas?: { readonly sourceState?: string }
    readonly source?: { readonly code?: string }
  }
  /** Preferred width of its frame in CSS pixels. */
  readonly docsWidth?: number
  readonly viewport?: {
    readonly options?: Readonly<Record<string, { readonly styles?: { readonly width?: string } }>>
  }
}

/** A whole page, which needs a window of its own. */
const isPage = ({ title }: Story): boolean => /^(pages|flows)\//iu.test(title)

/**
 * A story on a page of documentation. It is shown in place. A page, a story with a width of its own
 * (`docsWidth`, or a viewport) and one that opens a dialog, moves the focus or follows the width of the
 * window (`docs.story.inline: false`) have a window of their own, which loads when it comes into view. Side by side
 * is two windows.
 */
export const StoryView = ({ story }: { readonly story: Story }) => {
  const context = useContext(DocsContext).getStoryContext(story)
  const globals = context['globals'] as Readonly<Record<string, unknown>>
  const { docs, docsWidth, viewport } = story.parameters as ViewParameters
  const code = docs?.canvas?.sourceState === 'none' ? '' : (docs?.source?.code ?? '')
  const { value } = (globals['viewport'] ?? {}) as { readonly value?: string }
  const viewportWidth = viewport?.options?.[value ?? '']?.styles?.width
  const width = viewportWidth === undefined ? undefined : Number.parseInt(viewportWidth, 10)
  const preferredWidth = isPage(story) ? 1280 : docsWidth
  const both = globals['theme'] === 'both'
  const inline =
    !both && width === undefined && preferredWidth === undefined && docs?.story?.inline !== false
  const height = docs?.story?.height ?? (isPage(story) ? '800px' : undefined)
  return (
    <>
      {inline ? (
        <Canvas of={story.moduleExport as object} sourceState="none" />
      ) : (
        <StoryFrame
          id={story.id}
          name={sentence(story.name)}
          globals={globals}
          height={height}
          width={width}
          preferredWidth={preferredWidth}
        />
      )}
      {code !== '' && (
        <Disclosure label="Show code of the story" openLabel="Hide code of the story">
          <Source code={code} format={false} dark />
        </Disclosure>
      )}
    </>
  )
}
