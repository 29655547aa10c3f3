import { changes } from '#.storybook/changes.ts'
import { useToolbarGlobals } from '#.storybook/toolbarGlobals.ts'
import { storyId } from '#tests/coverage/storyId.ts'
import { TextWithCode } from './TextWithCode.tsx'
import { ComponentLinks } from './ComponentLinks.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { StoryFrame } from './StoryFrame.tsx'

const most = 3

/** What is new or looks different, and is more than a word. */
const latest = changes
  .flatMap((change) => {
    if (change.audience !== 'visitors' || change.kind === 'fix' || change.small === true) return []
    const { story, ...others } = change
    return story === undefined ? [] : [{ ...others, story }]
  })
  .slice(0, most)

/** The latest changes that visitors see and a story shows, each with its day, its component and that story. */
export const LatestChanges = () => {
  const globals = useToolbarGlobals()
  return latest.map(({ day, what, before, width, locale, story: [title, name] }) => (
    <section key={what} className="change">
      <SiteStyles>
        <p>
          <time>{day}</time>, <ComponentLinks titles={[title]} />:{' '}
          <TextWithCode>{what}</TextWithCode>
          {before !== undefined && ` Before: ${before}`}
        </p>
      </SiteStyles>
      <StoryFrame
        id={storyId(title, name)}
        name={`${title}, ${name}`}
        globals={locale === undefined ? globals : { ...globals, locale }}
        width={width}
        height={title.startsWith('pages/') ? '40rem' : undefined}
      />
    </section>
  ))
}
