import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { AccountSection } from './AccountSection.tsx'

const meta = preview.meta({
  component: AccountSection,
  tags: ['autodocs'],
  args: {
    id: 'profile',
    title: '$t(account:profile.title)',
    text: '$t(account:profile.text)',
    children: '$t(account:profile.name)',
  },
  parameters: { layout: 'padded', visual: { disable: true } },
})

/** Heading and sentence, beside them the content. */
export const Default = meta.story()

Default.test('is a region named by its heading', async (context) => {
  const region = named(context, 'region', 'account:profile.title')
  await expect(region).toHaveTextContent(inLanguage(context.globals, 'account:profile.name'))
  await expect(region).toHaveAttribute('id', 'profile')
})
