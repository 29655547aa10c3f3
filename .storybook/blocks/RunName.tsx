import type { Run } from '#.storybook/outcome.ts'

/** A run by its start, to the minute, and its commit: `run of 2026-11-23 12:12 UTC on commit 0c5c1352`. */
export const RunName = ({ run: { time, commit } }: { readonly run: Run }) => (
  <>
    run of <time dateTime={time}>{time.slice(0, 16).replace('T', ' ')}</time> UTC on commit{' '}
    <code>{commit}</code>
  </>
)
