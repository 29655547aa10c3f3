import { storyAddress } from '#.storybook/storyAddress.ts'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'
import { StoryLink } from './StoryLink.tsx'

/** Props of {@link Screens}. */
export interface ScreensProps {
  /** The state of the machine, and the id of the story that shows its screen. */
  readonly of: readonly (readonly [state: string, story: string])[]
}

/** What a person sees in the states of a machine. */
export const Screens = ({ of }: ScreensProps) => {
  const globals = useToolbarGlobals()
  const theme = globals['theme'] === 'both' ? 'system' : globals['theme']
  return (
    <div className="screens" role="group" aria-label="Screens">
      {of.map(([state, story]) => (
        <figure key={story}>
          <figcaption>
            <StoryLink id={story}>{state}</StoryLink>
          </figcaption>
          <div>
            <iframe
              title={state}
              loading="lazy"
              inert
              src={storyAddress(story, { ...globals, theme })}
            />
          </div>
        </figure>
      ))}
    </div>
  )
}
