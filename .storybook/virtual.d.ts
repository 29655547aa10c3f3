declare module 'virtual:changes' {
  import type { Change } from '#.storybook/changes.ts'

  /** The latest commits by folder, newest first. */
  export const changes: Readonly<Record<string, readonly Change[]>>
}
