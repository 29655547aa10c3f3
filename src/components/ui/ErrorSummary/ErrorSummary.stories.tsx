import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { TextField } from '#components/ui/TextField/TextField.tsx'
import { ErrorSummary } from './ErrorSummary.tsx'

const meta = preview.meta({
  component: ErrorSummary,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, height: '420px' } }, layout: 'padded' },
  args: {
    title: '请先改正2处问题 There are 2 problems to fix',
    attempt: 1,
    problems: [
      { fieldId: 'name', text: '请输入产品名称 Please enter a name' },
      { fieldId: 'price', text: '请输入有效的价格 Please enter a valid price' },
    ],
  },
  render: (args) => (
    <div style={{ display: 'grid', gap: 22 }}>
      <ErrorSummary {...args} />
      <TextField
        id="name"
        name="name"
        label="名称 Name"
        error="请输入产品名称 Please enter a name"
      />
      <TextField
        id="price"
        name="price"
        label="价格 Price"
        error="请输入有效的价格 Please enter a valid price"
      />
      <Button>保存 Save</Button>
    </div>
  ),
})

/** Above the form that was sent with two problems. */
export const Default = meta.story()

Default.test(
  'ES-1 takes the focus when it appears and is named by its heading',
  async ({ canvas }) => {
    await expect(
      canvas.getByRole('group', { name: '请先改正2处问题 There are 2 problems to fix' }),
    ).toHaveFocus()
  },
)

Default.test('ES-2 leads to the field of a problem', async ({ canvas, userEvent }) => {
  await userEvent.click(
    canvas.getByRole('link', { name: '请输入有效的价格 Please enter a valid price' }),
  )
  await expect(canvas.getByRole('textbox', { name: '价格 Price' })).toHaveFocus()
})

Default.test('ES-3 shows the error text of the field', async ({ canvas }) => {
  const links = canvas.getAllByRole('link')
  await expect(links.map((link) => link.textContent)).toEqual([
    '请输入产品名称 Please enter a name',
    '请输入有效的价格 Please enter a valid price',
  ])
  await expect(canvas.getByRole('textbox', { name: '名称 Name' })).toHaveAccessibleDescription(
    '请输入产品名称 Please enter a name',
  )
})

/** Without problems there is nothing, and no focus is taken. */
export const Nothing = meta.story({ args: { problems: [] } })

Nothing.test('ES-4 draws nothing and takes no focus without problems', async ({ canvas }) => {
  await expect(canvas.queryByRole('group')).toBeNull()
  await expect(document.body).toHaveFocus()
})

/** One link where the keyboard is, one under the pointer. */
export const LinkFocused = meta.story({
  parameters: { pinned: { focus: 'li:first-child a', hover: 'li:last-child a' } },
})
