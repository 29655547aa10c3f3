import { expect } from 'storybook/test'
import { labelled } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
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
  await expect(labelled(context, 'account:profile.currentPassword')).toHaveAttribute(
    'autocomplete',
    'current-password',
  )
  const username = context.canvasElement.querySelector('[autocomplete=username]')
  await expect(username).toHaveValue('linxia@example.com')
  await expect(username).not.toBeVisible()
})
