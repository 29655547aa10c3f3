import { expect, waitFor } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { Banner } from './Banner.tsx'

const meta = preview.meta({
  component: Banner,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { tone: 'info' as const, title: '购物车还没有开放 The cart is not open yet' },
})

/** Good to know. */
export const Info = meta.story({ args: { live: 'status' } })

Info.test('BA-1 is a status that is read when the reader is done', async ({ canvas }) => {
  const banner = canvas.getByRole('status')
  await expect(banner).toHaveTextContent('购物车还没有开放 The cart is not open yet')
  await waitFor(() => expect(canvas.getByText(/购物车/u)).toBeVisible())
})

/** What was asked for is done. */
export const Success = meta.story({
  args: {
    tone: 'success',
    title: '留言已提交，谢谢！ Contact information submitted successfully!',
  },
})

Success.test('BA-2 is silent when it stood there from the start', async ({ canvas }) => {
  await expect(canvas.queryByRole('status')).toBeNull()
  await expect(canvas.queryByRole('alert')).toBeNull()
})

/** Something will go wrong unless something is done. */
export const Warning = meta.story({
  args: {
    tone: 'warning',
    title: '存储快满了，还剩0.4 MB Storage is nearly full: 0.4 MB left',
    children: '导出一份，再删掉不用的图片。 Export a copy, then delete pictures you do not need.',
    actions: (
      <>
        <Button variant="outline" size="sm">
          导出 Export
        </Button>
        <Button variant="quiet" size="sm">
          查看最大的图片 Largest pictures
        </Button>
      </>
    ),
  },
})

/** What was asked for failed. */
export const Failure = meta.story({
  args: {
    tone: 'error',
    title: '退出失败，请重试。 Logout failed. Please try again.',
    live: 'alert',
  },
})

Failure.test('BA-3 is an alert that is read at once', async ({ canvas }) => {
  await expect(canvas.getByRole('alert')).toHaveTextContent(
    '退出失败，请重试。 Logout failed. Please try again.',
  )
})

/** Everything wraps, also in a narrow column. */
export const LongText = Warning.extend({
  args: {
    tone: 'error',
    title:
      '服务还不认识这个网站。网站所有者需要把它的域名登记为Web平台。 The service does not know this website yet.',
  },
  decorators: [narrow],
})
