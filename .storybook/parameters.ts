/** What a story may declare about its world; the decorators read it. */
export interface WorldParameters {
  /** Address that the story's router starts at. @default '/' */
  readonly route?: string
}
