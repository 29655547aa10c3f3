/** Pointer and keyboard states that a story shows, each with a CSS selector of the elements. */
export interface Pinned {
  readonly hover?: string
  readonly 'focus-visible'?: string
  readonly active?: string
}

/** Parameters of a story that the decorators read. */
export interface StoryParameters {
  /** Address at which the router of the story starts. Defaults to `/`. */
  readonly route?: string
  /** Pointer or keyboard state to show, for example `{ hover: 'button' }`. */
  readonly pinned?: Pinned
}
