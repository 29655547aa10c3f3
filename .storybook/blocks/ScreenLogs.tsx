import { results } from 'virtual:results'
import { screenLogs } from 'virtual:screen-logs'
import type { ScreenLog } from '#.storybook/screenLogs.ts'
import { slug } from '#tests/coverage/storyId.ts'
import { Mark } from './OutcomeMark.tsx'
import { RunName } from './RunName.tsx'
import { DocsLink } from './StoryLink.tsx'
import { Table } from './Table.tsx'

const run = results.runs.find(({ step }) => step === 'screens')

/** The logs of a screen: links to the pages that show them, or their files. */
const Logs = ({ of }: { readonly of: readonly ScreenLog[] }) =>
  of.length === 0
    ? 'none'
    : of.map(({ name, shownOn }) => (
        <div key={name}>
          {shownOn === null ? (
            <code>
              {name}.zh.txt, {name}.en.txt
            </code>
          ) : (
            <DocsLink id={slug(shownOn)}>{name}</DocsLink>
          )}
        </div>
      ))

/** Every page, and every component with a log of its own, with its logs, and the last run that compared them. */
export const ScreenLogs = () => (
  <>
    <p>
      {run === undefined ? (
        <>
          The logs were not compared: run <code>npm test -- screens</code>, then build Storybook
          again.
        </>
      ) : (
        <>
          <Mark outcome={run.failed === 0 ? 'passed' : 'failed'} /> The <RunName run={run} />{' '}
          compared every log, and checked longer texts: {run.passed} passed, {run.failed} failed.
        </>
      )}
    </p>
    <Table
      label="Logs of screens"
      heads={['Screen', 'Screen reader', 'Keyboard']}
      rows={screenLogs.map(({ title, logs }) => [
        <DocsLink key="title" id={slug(title)}>
          {title}
        </DocsLink>,
        <Logs key="reader" of={logs['screen-reader']} />,
        <Logs key="keyboard" of={logs.keyboard} />,
      ])}
    />
  </>
)
