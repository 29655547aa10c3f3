import { expect, waitFor } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { OtherAccount } from './OtherAccount.tsx'

const meta = preview.meta({
  component: OtherAccount,
  tags: ['autodocs'],
  args: {
    subject: 'link' as const,
    loggedIn: 'linxia@example.com' as string | null,
    children: (
      <div>
        <Button>$t(auth:verify.submit)</Button>
      </div>
    ),
  },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** Behind a mailed link. */
export const Default = meta.story()

Default.test('says who is logged in', async ({ canvas, globals }) => {
  const notice = canvas.getByRole('status')
  await waitFor(() => expect(notice).toHaveTextContent('linxia@example.com'))
  await expect(notice).toHaveTextContent(inLanguage(globals, 'auth:otherAccount.link'))
})

Default.test(
  'shows the content alone',
  { args: { loggedIn: null }, parameters: { chromatic: { disableSnapshot: true } } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
)

/** On the page that asks for the code of a sign-up. */
export const Code = meta.story({ args: { subject: 'code' } })
