import { results } from 'virtual:results'
import type { Compared } from '#.storybook/outcome.ts'
import { Mark, minuteOf } from './OutcomeMark.tsx'
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
export const isDifferent = ({ equal }: Compared): boolean => !equal

/** A link to what to do when a picture differs. It needs no provider. */
export const VisualDifference = ({ children }: { readonly children: string }) => (
  <a href="./?path=/docs/handbook-when-a-check-fails--docs#visual-difference" target="_top">
    {children}
  </a>
)

/** How many pictures of a component are as accepted, in short; nothing without a run. */
export const PictureCount = ({ of }: { readonly of: string }) => {
  const own = picturesOf(of)
  const different = own.filter(isDifferent).length
  if (run === undefined || own.length === 0) return null
  return (
    <>
      ; pictures: {own.length - different} as accepted,{' '}
      {different === 0 ? '0 differ' : <VisualDifference>{`${different} differ`}</VisualDifference>}
    </>
  )
}

/** How the pictures of a component compare with the accepted ones; nothing without a run. */
export const PictureLine = ({ of }: { readonly of: string }) => {
  const own = picturesOf(of)
  if (run === undefined || own.length === 0) return null
  const different = own.filter(isDifferent).map(wordsOf)
  return (
    <p>
      <Mark outcome={different.length === 0 ? 'passed' : 'failed'} />
      Pictures compared with the accepted ones: {own.length} (
      {[...new Set(own.map(wordsOf))].join('; ')}).{' '}
      {different.length === 0 ? (
        'None differs.'
      ) : (
        <>
          <VisualDifference>Different</VisualDifference>: {different.join('; ')}.
        </>
      )}{' '}
      Run of <time dateTime={run.time}>{minuteOf(run)}</time> UTC on commit{' '}
      <code>{run.commit}</code>.
    </p>
  )
}

/** How many pictures were compared in each mode, and whose differ; nothing without a run. */
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
        heads={['Mode', 'Compared', 'Differ', 'Components that differ']}
        rows={[...Map.groupBy(results.pictures, wordsOf).entries()].map(([mode, list]) => {
          const different = list.filter(isDifferent)
          return [
            <span key="mode">{mode}</span>,
            list.length,
            different.length,
            different.length === 0
              ? 'none'
              : different.map(({ component }) => component).join(', '),
          ]
        })}
      />
    </>
  )
