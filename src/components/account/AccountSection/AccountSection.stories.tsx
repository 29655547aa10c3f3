import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { AccountSection } from './AccountSection.tsx'

const meta = preview.meta({
  component: AccountSection,
  args: {
    id: 'profile',
    title: '个人资料 Profile',
    text: '姓名会出现在控制台的问候里。 Your name appears in the greeting.',
    children: '内容 Contents',
  },
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

/** Heading and sentence, beside them the content. */
export const Default = meta.story()

Default.test('AC-1 is a region named by its heading', async ({ canvas }) => {
  const region = canvas.getByRole('region', { name: '个人资料 Profile' })
  await expect(region).toHaveTextContent('内容 Contents')
  await expect(region).toHaveAttribute('id', 'profile')
})
