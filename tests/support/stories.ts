/** Toolbar values by their name. */
export type Globals = Readonly<Record<string, unknown>>

/** A story of Component Story Format, as its file exports it. */
export interface ExportedStory {
  readonly composed: {
    readonly globals: Globals
    readonly parameters: Readonly<Record<string, unknown>>
  }
  /** Renders the story in the page and plays it. */
  run(context: { readonly globals: Globals }): Promise<unknown>
}

const isStory = (value: unknown): value is ExportedStory =>
  typeof value === 'object' && value !== null && 'run' in value && 'composed' in value

/**
 * The stories of a file by the name of their export.
 *
 * @param module - a stories file
 */
export const storiesOf = (
  module: Readonly<Record<string, unknown>>,
): readonly (readonly [string, ExportedStory])[] =>
  Object.entries(module).flatMap(([name, value]) => (isStory(value) ? [[name, value]] : []))
