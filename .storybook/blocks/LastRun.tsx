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
  return proving.every((step) => names.includes(step)) ? 'npm test' : names.join(', ')
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

/** What the numbers count, and what they leave out. */
const Counted = () => (
  <>
    <p>
      The numbers count tests. A picture counts as one of them, and{' '}
      <PageLink to="pictures">Pictures</PageLink> lists it. Types, lint, format, unused code and the
      builds of the sites and of Storybook count as one each. What is not in them:
    </p>
    <ul>
      <li>
        Weekly: components in English and dark, every page of Storybook (<code>test:docs</code>),
        its sidebar (<code>test:sidebar</code>), faults of backend, network and scripts (
        <code>test:faults</code>), real nginx, Caddy and Apache (<code>test:hosts</code>), and{' '}
        <PageLink to="mutation-tests">mutation tests</PageLink>.
      </li>
      <li>
        By hand: a configured Appwrite (<code>appwrite:check</code>), and recorded answers of a real
        one (<code>conformance</code>), which CI compares too where it has the recordings.
      </li>
    </ul>
  </>
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
      <Counted />
    </>
  )
