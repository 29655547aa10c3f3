declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '#.storybook/componentFacts.ts'

  /** The facts of every component, by its title. */
  export const facts: Readonly<Record<string, ComponentFacts>>
}

declare module 'virtual:results' {
  import type { Results } from '#.storybook/outcome.ts'

  /** What the last runs of all tests said. */
  export const results: Results
}
