import { Subtitle, useOf } from '@storybook/addon-docs/blocks'

type Parameters = Readonly<Record<string, unknown>>

interface DocsParameters {
  readonly docs?: {
    readonly extractComponentDescription?: (component: unknown, context: Parameters) => string
  }
}

/** What the component of the page is, from its comment, below its name. */
export const Lead = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const component: unknown = preparedMeta.component
  const { docs } = preparedMeta.parameters as DocsParameters
  return <Subtitle>{docs?.extractComponentDescription?.(component, { component }) ?? ''}</Subtitle>
}
