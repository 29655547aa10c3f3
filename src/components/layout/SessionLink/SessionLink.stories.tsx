import { chakra } from '@chakra-ui/react/styled-system'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SessionLink } from './SessionLink.tsx'

const meta = preview.meta({
  component: SessionLink,
  tags: ['autodocs'],
  args: { session: 'anonymous' as const, onFollow: fn() },
  decorators: [
    (Story) => (
      <chakra.div display="inline-block" data-frame="">
        <Story />
      </chakra.div>
    ),
  ],
})

/** A visitor. */
export const Anonymous = meta.story()

Anonymous.test('leads a visitor to log-in (spec §2.14)', async ({ canvas, args, userEvent }) => {
  const link = canvas.getByRole('link')
  await expect(link).toHaveAttribute('href', '/login')
  await userEvent.click(link)
  await expect(args.onFollow).toHaveBeenCalledTimes(1)
})

/** A user. */
export const Authenticated = meta.story({ args: { session: 'authenticated' } })

Authenticated.test('leads a user to the dashboard (spec §2.14)', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/dashboard')
})

/** Not known yet. */
export const Checking = meta.story({
  args: { session: 'checking' },
})

Checking.test('announces nothing before the session is known', async ({ canvas }) => {
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
})

/** Not known yet, in a browser where no session was opened: the pre-paint script says so. */
export const CheckingVisitor = meta.story({
  args: { session: 'checking' },
  beforeEach: () => {
    document.documentElement.toggleAttribute('data-visitor', true)
    return () => document.documentElement.removeAttribute('data-visitor')
  },
})

CheckingVisitor.test('leads a visitor to log-in (spec §2.14)', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/login')
})

/** All three beside one another: equally wide, so that nothing moves when the check is done. */
export const EquallyWide = meta.story({
  render: () => (
    <chakra.div display="flex" gap="4">
      {(['checking', 'anonymous', 'authenticated'] as const).map((session) => (
        <div key={session} data-frame="">
          <SessionLink session={session} />
        </div>
      ))}
    </chakra.div>
  ),
})

/** In the mobile menu: solid and as wide as the sheet. */
export const Block = meta.story({ args: { block: true } })
