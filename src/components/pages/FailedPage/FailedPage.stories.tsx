import { expect, fn } from 'storybook/test'
import { forcedMode, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { FailedPage } from './FailedPage.tsx'

const meta = preview.meta({
  component: FailedPage,
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
  args: {
    title: '暂时连不上账号服务 The account service cannot be reached',
    children: '公开的页面照常可以浏览。 Public pages work as usual.',
    action: '重试 Try again',
    onAction: fn(),
  },
})

/** The session check met no answer: one may try again. */
export const Default = meta.story({ parameters: { chromatic: { modes: forcedMode } } })

Default.test(
  'FP-1 names what happened and offers to try again',
  async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.title)
    await userEvent.click(canvas.getByRole('button', { name: '重试 Try again' }))
    await expect(args.onAction).toHaveBeenCalledOnce()
  },
)
