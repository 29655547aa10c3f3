import type { StoryContext } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { inLanguage, type ShownText } from './inLanguage.ts'

type Shown = Pick<StoryContext, 'canvas' | 'globals'>

/**
 * The element of a story with a role and a name.
 *
 * @param context - of the story's test
 * @param role - such as `link`
 * @param texts - that name it, as {@link inLanguage} takes them
 */
export const named = (
  { canvas, globals }: Shown,
  role: string,
  ...texts: readonly ShownText[]
): HTMLElement => canvas.getByRole(role, { name: inLanguage(globals, ...texts) })

/** The input of a story that texts label; also one for a password, which has no role. */
export const labelled = (
  { canvas, globals }: Shown,
  ...texts: readonly ShownText[]
): HTMLInputElement => canvas.getByLabelText<HTMLInputElement>(inLanguage(globals, ...texts))

/** Presses the button of a story that texts name. */
export const press = (
  context: Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>,
  ...texts: readonly ShownText[]
): Promise<void> => context.userEvent.click(named(context, 'button', ...texts))

/** Expects the link of a story that texts name to lead to an address. */
export const leads = (context: Shown, to: unknown, ...texts: readonly ShownText[]): Promise<void> =>
  expect(named(context, 'link', ...texts)).toHaveAttribute('href', to)

/** Expects the one alert, or the one status, of a story to hold texts. */
export const says = (
  { canvas, globals }: Shown,
  role: 'alert' | 'status',
  ...texts: readonly ShownText[]
): Promise<void> => expect(canvas.getByRole(role)).toHaveTextContent(inLanguage(globals, ...texts))
