import type { StoryContext } from '@storybook/react-vite'
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
