import { expect } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import preview from '#.storybook/preview.tsx'
import { Checkbox } from './Checkbox.tsx'

const meta = preview.meta({
  component: Checkbox,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: { children: '记住我 Remember me', name: 'remember' },
})

/** Not ticked. */
export const Default = meta.story()

Default.test(
  'CB-1 is ticked by a click on its label and by Space',
  async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: '记住我 Remember me' })
    await userEvent.click(canvas.getByText('记住我 Remember me'))
    await expect(box).toBeChecked()
    box.focus()
    await userEvent.keyboard(' ')
    await expect(box).not.toBeChecked()
  },
)

Default.test('CB-2 is a target of at least 24 px', async ({ canvas }) => {
  const { width, height } = canvas.getByRole('checkbox').getBoundingClientRect()
  await expect([width, height]).toEqual([24, 24])
})

/** Ticked. */
export const Checked = meta.story({ args: { defaultChecked: true } })

/** The label contains a link, which navigates and does not tick the box. */
export const WithLink = meta.story({
  args: {
    name: 'terms',
    children: (
      <>
        我已阅读并同意 I have read and accept the{' '}
        <a href="#terms" style={{ color: 'inherit' }}>
          服务条款 terms of service
        </a>
      </>
    ),
  },
})

WithLink.test(
  'CB-3 does not tick on a click on the link in its label',
  async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: '服务条款 terms of service' })
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  },
)

/** Has to be ticked. */
export const WithError = WithLink.extend({
  args: { required: true, error: '请先同意服务条款 You must accept the terms of service' },
})

WithError.test('CB-4 is invalid and described by its error', async ({ canvas }) => {
  const box = canvas.getByRole('checkbox')
  await expect(box).toBeInvalid()
  await expect(box).toBeRequired()
  await expect(box).toHaveAccessibleDescription(
    '请先同意服务条款 You must accept the terms of service',
  )
})

/** Under the pointer: a darker edge. */
export const Hovered = meta.story({ parameters: { pinned: { hover: 'input' } } })

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { focus: 'input' } } })

/** A long label wraps; the box stays at the first line. */
export const LongText = meta.story({
  args: {
    children:
      '我已阅读并同意使用条款，也知道产品只保存在这个浏览器里 I have read the terms, and I know that products are kept only in this browser',
  },
  decorators: [narrow],
})
