import { Subtitle, useOf } from '@storybook/addon-docs/blocks'
import { piecesOf } from '#.storybook/prose.ts'

type Parameters = Readonly<Record<string, unknown>>

interface DocsParameters {
  readonly docs?: {
    readonly extractComponentDescription?: (component: unknown, context: Parameters) => string
  }
}

/** What the component of the page is, from its comment, below its name. It needs no provider. */
export const Lead = () => {
  const { preparedMeta } = useOf('meta', ['meta'])
  const component: unknown = preparedMeta.component
  const { docs } = preparedMeta.parameters as DocsParameters
  const comment = docs?.extractComponentDescription?.(component, { component }) ?? ''
  return (
    <Subtitle>
      {comment.split('`').map((part, place) =>
        place % 2 === 1 ? (
          <code key={place}>{part}</code>
        ) : (
          piecesOf(part).map(({ text, href, lang }) =>
            href === undefined ? (
              <span key={text} lang={lang}>
                {text}
              </span>
            ) : (
              <a key={text} href={href} target="_top">
                {text}
              </a>
            ),
          )
        ),
      )}
    </Subtitle>
  )
}
