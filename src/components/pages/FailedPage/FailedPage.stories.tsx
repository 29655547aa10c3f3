import { expect, fn } from 'storybook/test'
import { pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { shownSample } from '#.storybook/samples.ts'
import { FailedPage } from './FailedPage.tsx'

const meta = preview.meta({
  component: FailedPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: {
    title: '$t(common:status.unreachable.title)',
    // A template literal is an expression in the snippet: braces would break the text of JSX.
    children: `$t(common:status.unreachable.text, {'reason': ''})`,
    action: '$t(common:action.retry)',
    onAction: fn(),
  },
})

/** The session check met no answer: one may try again. */
export const Default = meta.story()

Default.test(
  'names what happened and offers to try again',
  async ({ canvas, args, userEvent, globals }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      shownSample(globals, args.title),
    )
    await userEvent.click(
      canvas.getByRole('button', { name: inLanguage(globals, 'common:action.retry') }),
    )
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
)
