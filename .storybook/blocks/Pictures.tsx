import { results } from 'virtual:results'
import type { Compared } from '#.storybook/outcome.ts'
import { ComponentLinks } from './ComponentLinks.tsx'
import { Mark, minuteOf } from './OutcomeMark.tsx'
import { SiteStyles } from './SiteStyles.tsx'
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
export const wordsOf = ({ mode }: Compared): string => modes[mode] ?? mode

const run = results.runs.find(({ step }) => step === 'visual')

/** The pictures of a component, and those of its further stories files, such as `auth/LoginForm-reasons`. */
const picturesOf = (title: string): readonly Compared[] =>
  results.pictures.filter(
    ({ component }) => component === title || component.startsWith(`${title}-`),
  )

/** Whether a picture is not as accepted. */
const isDifferent = ({ equal, accepted }: Compared): boolean => !equal && accepted !== true

/** Whether a picture was different in the run, and was accepted after it. */
export const isAcceptedSince = ({ accepted }: Compared): boolean => accepted === true

/** What differs in a picture: `Skip: 28 pixels (ratio 0.01) differ.` */
export const differenceIn = ({ stories = [], difference = '' }: Compared): string =>
  stories.length === 0 ? difference : `${stories.join(', ')}: ${difference}`

/** A link to what to do when a picture differs. It needs no provider. */
export const VisualDifference = ({ children }: { readonly children: string }) => (
  <a href="./?path=/docs/handbook-when-a-check-fails--docs#visual-difference" target="_top">
    {children}
  </a>
)

/** Said of a picture that was accepted after the run. */
export const acceptedSince = 'Accepted since the run, and not compared again.'

/** How many pictures of a component are as accepted, in short; nothing without a run. */
export const PictureCount = ({ of }: { readonly of: string }) => {
  const own = picturesOf(of)
  const different = own.filter(isDifferent).length
  const since = own.filter(isAcceptedSince).length
  if (run === undefined || own.length === 0) return null
  return (
    <>
      ; pictures: {own.length - different - since} as accepted,{' '}
      {different === 0 ? '0 differ' : <VisualDifference>{`${different} differ`}</VisualDifference>}
      {since === 0 ? '' : `, ${since} accepted since the run`}
    </>
  )
}

/** How the pictures of a component compare with the accepted ones; nothing without a run. */
export const PictureLine = ({ of }: { readonly of: string }) => {
  const own = picturesOf(of)
  if (run === undefined || own.length === 0) return null
  const different = own.filter(isDifferent)
  const since = own.filter(isAcceptedSince)
  return (
    <>
      <p>
        <Mark outcome={different.length > 0 ? 'failed' : since.length > 0 ? 'not run' : 'passed'} />
        Pictures compared with the accepted ones: {own.length} (
        {[...new Set(own.map(wordsOf))].join('; ')}).{' '}
        {different.length > 0 ? (
          <VisualDifference>{`${different.length} differ`}</VisualDifference>
        ) : (
          'None differs'
        )}
        . Run of <time dateTime={run.time}>{minuteOf(run)}</time> UTC on commit{' '}
        <code>{run.commit}</code>.
      </p>
      {different.length + since.length === 0 ? null : (
        <ul>
          {[...different, ...since].map((picture) => (
            <li key={`${picture.mode} ${picture.component}`}>
              {picture.component}, {wordsOf(picture)}: {differenceIn(picture)}
              {isAcceptedSince(picture) ? ` ${acceptedSince}` : ''}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

const Differences = ({ of }: { readonly of: readonly Compared[] }) =>
  of.length === 0
    ? 'none'
    : of.map((picture) => (
        <div key={picture.component}>
          {picture.component}: {differenceIn(picture)}
          {isAcceptedSince(picture) ? ` ${acceptedSince}` : ''}
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
        The run of <time dateTime={run.time}>{minuteOf(run)}</time> UTC on commit{' '}
        <code>{run.commit}</code>.
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
