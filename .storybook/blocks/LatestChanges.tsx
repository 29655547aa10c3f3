import { changes } from '#.storybook/changes.ts'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'
import { storyId } from '#tests/coverage/storyId.ts'
import { StoryFrame } from './StoryFrame.tsx'

const most = 3

const latest = changes
  .flatMap(({ what, story }) => (story === undefined ? [] : [{ what, story }]))
  .slice(0, most)

/** The latest changes that a story shows, each with that story. */
export const LatestChanges = () => {
  const globals = useToolbarGlobals()
  return latest.map(({ what, story: [title, name] }) => (
    <section key={what}>
      <p>{what}</p>
      <StoryFrame
        id={storyId(title, name)}
        name={`${title}, ${name}`}
        globals={globals}
        height="24rem"
      />
    </section>
  ))
}
