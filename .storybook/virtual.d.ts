declare module 'virtual:component-facts' {
  import type { ComponentFacts } from '#.storybook/componentFacts.ts'

  /** The facts of every component, by its title. */
  export const facts: Readonly<Record<string, ComponentFacts>>
}

declare module 'virtual:prop-types' {
  import type { NamedType } from '#.storybook/typeMembers.ts'

  /** Keys of the types that the props of every component name, by its title. */
  export const typesOf: Readonly<Record<string, readonly string[]>>

  /** The types that props name, by their keys. */
  export const types: Readonly<Record<string, NamedType>>
}

declare module 'virtual:machine-types' {
  import type { NamedType } from '#.storybook/typeMembers.ts'

  /** The view of every machine, and its events, by the name of its folder. */
  export const machineTypes: Readonly<Record<string, readonly NamedType[]>>
}

declare module 'virtual:results' {
  import type { Results } from '#.storybook/outcome.ts'

  /** What the last runs of all tests said. */
  export const results: Results
}

declare module 'virtual:story-tests' {
  import type { StoryTest } from '#.storybook/storyTests.ts'

  /** The tests of stories of components, by their contract id. */
  export const storyTests: Readonly<Record<string, StoryTest | undefined>>
}

declare module 'virtual:screen-logs' {
  import type { LoggedScreen } from '#.storybook/screenLogs.ts'

  /** Every page, and every component that has a log, with its logs. */
  export const screenLogs: readonly LoggedScreen[]
}

declare module 'virtual:test-sources' {
  /** The source of each test that proves a rule, by its place. */
  export const testSources: Readonly<Record<string, string | undefined>>
}

declare module 'virtual:mutation' {
  /** Files that changed since their mutants were run. */
  export const changed: readonly string[]
  /** Files with mutants that a test calls, by the place of a test that proves a rule. */
  export const called: Readonly<Record<string, readonly string[] | undefined>>
}

declare module 'virtual:ports' {
  import type { Port } from '#.storybook/ports.ts'
  import type { NamedType } from '#.storybook/typeMembers.ts'

  /** Every port, in the order of the services. */
  export const ports: readonly Port[]

  /** The failures of the catalogue, and the types of their codes. */
  export const catalogueFailures: readonly NamedType[]
}
