/** States of pointer and keyboard that a story holds still, each with a CSS selector of what is meant. */
export interface Pinned {
  readonly hover?: string
  /** The focus that the keyboard brings. */
  readonly focus?: string
  readonly active?: string
}

/** What a story may declare about its world; the decorators read it. */
export interface WorldParameters {
  /** Address that the story's router starts at. @default '/' */
  readonly route?: string
  /** State of pointer or keyboard to hold still, for example `{ hover: 'button' }`. */
  readonly pinned?: Pinned
}
