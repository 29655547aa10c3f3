import { expect } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'

const meta = preview.meta({
  component: CurrentPasswordField,
  tags: ['autodocs'],
  args: {
    username: 'linxia@example.com',
    field: {
      id: 'current',
      name: 'currentPassword' as const,
      error: undefined as string | undefined,
    },
  },
  parameters: {
    docs: { story: { inline: false, height: '180px' } },
    layout: 'padded',
    visual: { disable: true },
  },
  decorators: [formColumn],
})

/** Asked for before a serious change. */
export const Default = meta.story()

Default.test('lets password managers fill in the right one', async (context) => {
  const { canvas, canvasElement, globals } = context
  const name = inLanguage(globals, 'account:profile.currentPassword')
  await expect(canvas.getByLabelText(name)).toHaveAttribute('autocomplete', 'current-password')
  const username = canvasElement.querySelector('[autocomplete=username]')
  await expect(username).toHaveValue('linxia@example.com')
  await expect(username).not.toBeVisible()
})
