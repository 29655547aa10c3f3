declare module 'virtual:changes' {
  import type { Change } from '#.storybook/changes.ts'

  /** The latest commits by folder, newest first. */
  export const changes: Readonly<Record<string, readonly Change[]>>
}

declare module 'virtual:results' {
  import type { Results } from '#.storybook/outcome.ts'

  /** What the last run of all tests said. */
  export const results: Results
}
