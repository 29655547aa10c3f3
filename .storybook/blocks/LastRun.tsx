import { results } from 'virtual:results'
import type { Compared, Run } from '#.storybook/outcome.ts'
import { slug } from '#tests/coverage/storyId.ts'
import { minuteOf } from './OutcomeMark.tsx'
import {
  acceptedSince,
  differenceIn,
  isAcceptedSince,
  VisualDifference,
  wordsOf,
} from './Pictures.tsx'

/** Steps that ran together: at one time and on one commit. */
const together = [...Map.groupBy(results.runs, ({ time, commit }) => `${time} ${commit}`).values()]

/** Steps that prove rules. */
const proving = ['stories', 'browser', 'unit', 'screens', 'journeys']

const namesOf = (runs: readonly Run[]): string => {
  const names = runs.map(({ step }) => step)
  return proving.every((step) => names.includes(step)) ? 'all tests' : names.join(', ')
}

const sum = (runs: readonly Run[], key: 'passed' | 'failed' | 'skipped'): string =>
  runs.reduce((total, run) => total + (run[key] ?? 0), 0).toLocaleString('en')

const failed = [...results.story, ...results.unit, ...results.journey].filter(
  ({ passed }) => !passed,
)

/** The page of a component; `auth/LoginForm-reasons` is on that of `auth/LoginForm`. */
const pageOf = ({ component }: Compared): string =>
  `./?path=/docs/${slug(component.replace(/-.*/u, ''))}--docs`

const different = results.pictures.filter(({ equal }) => !equal)

/**
 * The tests that failed in the last runs, whether they prove a rule or not, those that were left out, and the
 * pictures that differ.
 */
const Exceptions = () =>
  failed.length + different.length + results.skipped.length === 0 ? null : (
    <ul>
      {failed.map(({ title, fullName = title, file }) => (
        <li key={`${file} ${fullName}`}>
          Failed: {fullName} (<code>{file}</code>)
        </li>
      ))}
      {different.map((picture) => (
        <li key={`${picture.mode} ${picture.component}`}>
          {isAcceptedSince(picture) ? 'Failed in the run: ' : 'Failed: '}
          <a href={pageOf(picture)} target="_top">
            {picture.component}
          </a>{' '}
          {isAcceptedSince(picture) ? 'looked' : 'looks'} different from its accepted picture:{' '}
          {wordsOf(picture)}. {differenceIn(picture)}{' '}
          {isAcceptedSince(picture) ? (
            acceptedSince
          ) : (
            <VisualDifference>What to do</VisualDifference>
          )}
        </li>
      ))}
      {results.skipped.map(({ fullName, file }) => (
        <li key={`${file} ${fullName}`}>
          Skipped: {fullName} (<code>{file}</code>)
        </li>
      ))}
    </ul>
  )

/** When the tests ran, on which commit, and what came out. */
export const LastRun = () =>
  together.length === 0 ? (
    <p>
      No results: run <code>npm test</code>, then build Storybook again.
    </p>
  ) : (
    <>
      {together.map((runs) => {
        const [first] = runs
        return first === undefined ? null : (
          <p key={first.step}>
            Results of {namesOf(runs)}: the run of{' '}
            <time dateTime={first.time}>{minuteOf(first)}</time> UTC on commit{' '}
            <code>{first.commit}</code>: {sum(runs, 'passed')} passed, {sum(runs, 'failed')} failed,{' '}
            {sum(runs, 'skipped')} skipped.
            {first.commit === results.built ? null : (
              <>
                {' '}
                These pages are of commit <code>{results.built}</code>, so the results may be out of
                date.
              </>
            )}
          </p>
        )
      })}
      <Exceptions />
    </>
  )
