import { expect } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import preview from '#.storybook/preview.tsx'
import { Outcome } from './Outcome.tsx'

const meta = preview.meta({
  component: Outcome,
  args: {
    text: '以后用新密码登录。Use it the next time you log in.',
    to: '/login',
    action: '去登录 Log in',
  },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** A sentence and one way on. */
export const Default = meta.story()

Default.test('OC-1 leads on by a link', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '去登录 Log in' })).toHaveAttribute(
    'href',
    '/login',
  )
})
