import type { Preview } from '@storybook/react-vite'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type StrictInputType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string]

/** TSDoc as a reader wants it: without the tags that the table shows in columns of their own. */
const plainWords = (text: string): string =>
  text.replace(/\s*@default .*$/u, '').replaceAll(/\{@link\s+([^}\s]+)\s*\}/gu, '`$1`')

/** Short enough to stand in a cell. */
const cell = 90

const summaryOf = ({ type, table }: StrictInputType): string | undefined => {
  const raw = type?.raw
  return raw === undefined || raw.length > cell
    ? table?.type?.summary
    : raw.replaceAll(/\s+/gu, ' ')
}

/** Whether a line of text is a sensible way to try a prop. */
const isText = ({ type }: StrictInputType): boolean =>
  type?.name === 'union'
    ? /\bstring\b/u.test(type.raw ?? '')
    : type?.name === 'other' && /^React(Node|\.ReactNode)$/u.test(type.value)

const edits = ['string', 'number', 'boolean', 'enum', 'function', 'date']

/**
 * Makes the table of props readable: types as they are written, and a control only where a person can
 * use it. A form over a product's JSON helps nobody, and a picture would fill the page with its bytes.
 */
export const readableProps: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = summaryOf(argType)
      const free = argType.control !== undefined || edits.includes(argType.type?.name ?? '')
      return [
        name,
        {
          ...argType,
          ...(argType.description === undefined
            ? {}
            : { description: plainWords(argType.description) }),
          ...(summary === undefined
            ? {}
            : { table: { ...argType.table, type: { ...argType.table?.type, summary } } }),
          ...(free
            ? {}
            : { control: isText(argType) ? { type: 'text' as const } : { disable: true } }),
        },
      ]
    }),
  )
