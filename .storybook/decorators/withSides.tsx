import type { Decorator, StoryContext } from '@storybook/react-vite'
import { storyAddress } from '#.storybook/storyAddress.ts'

type Shown = Pick<StoryContext, 'globals' | 'viewMode'>

const isBoth = ({ globals, viewMode }: Shown) => globals['theme'] === 'both' && viewMode === 'story'

/** A story in light and dark, in two frames: media queries see the width of the frame. */
export const withSides: Decorator = (Story, context) =>
  isBoth(context) ? (
    <div style={{ position: 'fixed', inset: 0, display: 'flex', flexWrap: 'wrap' }}>
      {(['light', 'dark'] as const).map((theme) => (
        <iframe
          key={theme}
          title={theme}
          src={storyAddress(context.id, { ...context.globals, theme })}
          style={{ flex: '1 0 min(100%, 22rem)', minHeight: '50%', border: 0 }}
        />
      ))}
    </div>
  ) : (
    <Story />
  )

/** Shows both frames, which play the story, and lets nothing play around them: the story is not there. */
export const playInSides = async (context: StoryContext): Promise<void> => {
  if (!isBoth(context)) return
  const { mount, abortSignal } = context
  await mount()
  await new Promise((resolve) => {
    abortSignal.addEventListener('abort', resolve)
  })
}
