import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { MailSiteLink } from './MailSiteLink.tsx'

const meta = preview.meta({
  component: MailSiteLink,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
})

/** The address belongs to a provider that the site knows. */
export const Default = meta.story({ args: { email: 'linxia@163.com' } })

Default.test('opens the mail site in a new tab', async (context) => {
  const link = named(context, 'link', ['auth:mail.open', { site: 'mail.163.com' }])
  await expect(link).toHaveAttribute('href', 'https://mail.163.com/')
  await expect(link).toHaveAttribute('target', '_blank')
})

Default.test('offers nothing', { args: { email: 'linxia@example.com' } }, async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
})
