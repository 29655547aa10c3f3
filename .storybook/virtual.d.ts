declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '#.storybook/componentFacts.ts'

  /** The facts of every component, by its title. */
  export const facts: Readonly<Record<string, ComponentFacts>>
}

declare module 'virtual:results' {
  import type { MutationPart } from '#.storybook/mutation.ts'
  import type { Results } from '#.storybook/outcome.ts'

  /** What the last run of all tests said. */
  export const results: Results

  /** What the last mutation tests said, by part of the repository. */
  export const mutation: readonly MutationPart[]
}
