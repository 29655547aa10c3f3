import { facts } from 'virtual:component-facts'
import { results } from 'virtual:results'
import type { Compared } from '#.storybook/outcome.ts'
import { slug } from '#tests/coverage/storyId.ts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { Mark } from './OutcomeMark.tsx'
import { RunName } from './RunName.tsx'
import { SiteStyles } from './SiteStyles.tsx'
import { DocsLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

/** Words for the folders of accepted pictures. */
const modes: Readonly<Record<string, string>> = {
  'zh-light': 'Chinese, light',
  'zh-light-360': 'Chinese, light, 360 px wide',
  'en-dark': 'English, dark',
  'en-dark-1280': 'English, dark, 1280 px wide',
  'forced-colours': 'forced colours',
}

/** How a picture was taken: `Chinese, light`. */
const wordsOf = ({ mode }: Compared): string => modes[mode] ?? mode

const run = results.runs.find(({ step }) => step === 'visual')

/** The pictures of a component, and those of its further stories files, such as `auth/LoginForm-reasons`. */
const picturesOf = (title: string): readonly Compared[] =>
  results.pictures.filter(
    ({ component }) => component === title || component.startsWith(`${title}-`),
  )

/** Whether a picture is not as accepted. */
const isDifferent = ({ equal, accepted }: Compared): boolean => !equal && accepted !== true

/** What differs in a picture: `Skip: 28 pixels (ratio 0.01) differ.` */
const differenceIn = ({ stories = [], difference = '', accepted }: Compared): string =>
  [
    stories.length === 0 ? difference : `${stories.join(', ')}: ${difference}`,
    ...(accepted === true ? ['Accepted since the run, and not compared again.'] : []),
  ].join(' ')

/** Where a component without a picture is seen. */
const NoPicture = ({ of }: { readonly of: string }) => {
  const users = facts[of]?.usedBy.filter((title) => picturesOf(title).length > 0) ?? []
  return (
    <SiteStyles>
      <p>
        No picture of its own.{' '}
        {users.length === 0 ? (
          'It is seen only as far as the pictures of other components show it.'
        ) : (
          <>
            Pictures of what contains it show it: <ComponentLinks titles={users} />.
          </>
        )}
      </p>
    </SiteStyles>
  )
}

/** How the pictures of a component compare with the accepted ones; nothing without a run. */
export const PictureLine = ({ of }: { readonly of: string }) => {
  const own = picturesOf(of)
  if (run === undefined) return null
  if (own.length === 0) return <NoPicture of={of} />
  const unequal = own.filter(({ equal }) => !equal)
  const different = unequal.filter(isDifferent).length
  return (
    <>
      <p>
        <Mark outcome={different > 0 ? 'failed' : unequal.length > 0 ? 'not run' : 'passed'} />
        Pictures compared with the accepted ones: {own.length} (
        {[...new Set(own.map(wordsOf))].join('; ')}).{' '}
        {different > 0 ? (
          <DocsLink id="handbook-when-a-check-fails" at="visual-difference">
            {different} differ
          </DocsLink>
        ) : (
          'None differs'
        )}{' '}
        in the <RunName run={run} />.
      </p>
      {unequal.length > 0 && (
        <ul>
          {unequal.map((picture) => (
            <li key={`${picture.mode} ${picture.component}`}>
              {picture.component}, {wordsOf(picture)}: {differenceIn(picture)}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

/** The pictures that were not equal, each with a link to the page of its component. */
const Differences = ({ of }: { readonly of: readonly Compared[] }) =>
  of.length === 0
    ? 'none'
    : of.map((picture) => (
        <div key={picture.component}>
          {/* `auth/LoginForm-reasons` is on the page of `auth/LoginForm`. */}
          <DocsLink id={slug(picture.component.replace(/-.*/u, ''))}>{picture.component}</DocsLink>
          {`: ${differenceIn(picture)}`}
        </div>
      ))

/** How many pictures were compared in each mode, and what differs in which; nothing without a run. */
export const PictureTable = () =>
  run === undefined || results.pictures.length === 0 ? (
    <p>
      No pictures were compared: run <code>npm test -- visual</code>, then build Storybook again.
    </p>
  ) : (
    <>
      <p>
        The <RunName run={run} />.
      </p>
      <Table
        label="Pictures by mode"
        heads={['Mode', 'Pictures compared', 'Differ', 'What differs']}
        rows={[...Map.groupBy(results.pictures, wordsOf).entries()].map(([mode, list]) => [
          <span key="mode">{mode}</span>,
          list.length,
          list.filter(isDifferent).length,
          <Differences key="what" of={list.filter(({ equal }) => !equal)} />,
        ])}
      />
      <SiteStyles>
        <p>
          {results.withoutPicture.length} more stories files have no picture of their own. They are
          seen only as far as the pictures of other components show them:{' '}
          <ComponentLinks titles={results.withoutPicture} />.
        </p>
      </SiteStyles>
    </>
  )
