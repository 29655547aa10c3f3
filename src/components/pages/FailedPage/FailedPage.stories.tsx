import { expect, fn } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { pageModes } from '#.storybook/modes.ts'
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

Default.test('names what happened and offers to try again', async (context) => {
  const { canvas, args, globals } = context
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
    shownSample(globals, args.title),
  )
  await press(context, 'common:action.retry')
  await expect(args.onAction).toHaveBeenCalledOnce()
})
