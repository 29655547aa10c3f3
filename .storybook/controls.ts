import type { Preview } from '@storybook/react-vite'
import { commonFailureCodes, type FailureCode } from '#domain/failure.ts'

type ArgTypesEnhancer = NonNullable<Preview['argTypesEnhancers']>[number]
type StrictInputType = Parameters<ArgTypesEnhancer>[0]['argTypes'][string]

const defaultTag = /\s*@default(?:Value)? (.*)$/u

/** Removes the TSDoc tags that the table shows in other columns. */
const withoutTags = (text: string): string =>
  text.replace(defaultTag, '').replaceAll(/\{@link\s+([^}\s]+)\s*\}/gu, '`$1`')

/** Characters of a type that fit in a cell. */
const cell = 90

const summaryOf = ({ type, table }: StrictInputType): string | undefined => {
  const raw = type?.raw
  if (raw === undefined || raw.length > cell) return table?.type?.summary
  const written = raw.replaceAll(/\s+/gu, ' ')
  return type?.required === true ? written : written.replace(/ \| undefined$/u, '')
}

/** Whether a text field can edit a prop. The members of an object are no texts to edit. */
const isText = ({ type }: StrictInputType): boolean =>
  type?.name === 'union'
    ? /\bstring\b/u.test(type.raw?.replaceAll(/\{[^}]*\}/gu, '') ?? '')
    : type?.name === 'other' && /^React(Node|\.ReactNode)$/u.test(type.value)

/**
 * A control for a failure of a service: among those that every service has, and those of one screen.
 *
 * @param own - codes of this screen
 * @param flow - for a component that takes a flow: the control sets its problem
 */
export const failureControl = (own: readonly FailureCode[] = [], flow?: object) => {
  const codes = [...own, ...commonFailureCodes]
  const valueOf = (problem: { readonly code: FailureCode } | null) =>
    flow === undefined ? problem : { ...flow, problem }
  return {
    control: { type: 'select' as const },
    options: ['none', ...codes],
    mapping: {
      none: valueOf(null),
      ...Object.fromEntries(codes.map((code) => [code, valueOf({ code })])),
    },
  }
}

/** A flow that can have failed. */
const isFallible = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && 'problem' in value

/** Whether a prop is a failure of a service. A failure of a picture has its own codes. */
const isFailure = ({ type }: StrictInputType): boolean =>
  /^(?!PictureFailure)\w*Failure \| null$/u.test(type?.raw ?? '')

const edits = ['string', 'number', 'boolean', 'enum', 'function', 'date']

/** Shows types as they are written, and controls only for props that a person can edit. */
export const readableProps: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => {
      const summary = summaryOf(argType)
      const initial = defaultTag.exec(argType.description ?? '')?.[1]
      const table = {
        ...argType.table,
        ...(summary === undefined ? {} : { type: { ...argType.table?.type, summary } }),
        ...(initial === undefined ? {} : { defaultValue: { summary: initial } }),
      }
      const free = argType.control !== undefined || edits.includes(argType.type?.name ?? '')
      return [
        name,
        {
          ...argType,
          ...(argType.description === undefined
            ? {}
            : { description: withoutTags(argType.description) }),
          table,
          ...(free
            ? {}
            : isFailure(argType)
              ? failureControl()
              : name === 'flow' && isFallible(initialArgs[name])
                ? failureControl([], initialArgs[name])
                : { control: isText(argType) ? { type: 'text' as const } : { disable: true } }),
        },
      ]
    }),
  )
