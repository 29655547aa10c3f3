import { results } from 'virtual:results'
import type { Run } from '#.storybook/outcome.ts'
import { RunName } from './RunName.tsx'
import { PageLink } from './StoryLink.tsx'

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

const different = results.pictures.filter(({ equal }) => !equal)

/**
 * The tests that failed in the last runs, whether they prove a rule or not, those that were left out, and how many
 * pictures differed. The same page lists the pictures.
 */
const Exceptions = () =>
  failed.length + different.length + results.skipped.length > 0 && (
    <ul>
      {failed.map(({ title, fullName = title, file }) => (
        <li key={`${file} ${fullName}`}>
          Failed: {fullName} (<code>{file}</code>)
        </li>
      ))}
      {different.length > 0 && (
        <li>
          Failed: <PageLink to="pictures">pictures that differed</PageLink> ({different.length})
        </li>
      )}
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
            Results of {namesOf(runs)}: the <RunName run={first} />: {sum(runs, 'passed')} passed,{' '}
            {sum(runs, 'failed')} failed, {sum(runs, 'skipped')} skipped.
            {first.commit !== results.built && (
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
