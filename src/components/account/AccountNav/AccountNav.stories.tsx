import { chakra } from '@chakra-ui/react/styled-system'
import { expect, waitFor } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { AccountNav } from './AccountNav.tsx'

const items = [
  { id: 'profile', title: '$t(account:profile.title)' },
  { id: 'password', title: '$t(auth:field.password)' },
  { id: 'sessions', title: '$t(account:sessions.title)' },
  { id: 'two-step', title: '$t(twoFactor:section.title)' },
  { id: 'close', title: '$t(account:close.title)' },
]

const meta = preview.meta({
  component: AccountNav,
  args: { items },
  parameters: { layout: 'padded', visual: { disable: true } },
})

/** A column on a wide screen, a row that scrolls on a narrow one. */
export const Default = meta.story()

Default.test('leads to each section', async (context) => {
  await expect(named(context, 'navigation', 'account:sections')).toBeVisible()
  await expect(
    context.canvas.getAllByRole('link').map((link) => link.getAttribute('href')),
  ).toEqual([
    '/dashboard/account#profile',
    '/dashboard/account#password',
    '/dashboard/account#sessions',
    '/dashboard/account#two-step',
    '/dashboard/account#close',
  ])
})

/** Above the sections; the last one is too short to reach the top of the window. */
export const WithSections = meta.story({
  render: (args) => (
    <>
      <AccountNav {...args} />
      {items.map(({ id }) => (
        <chakra.section key={id} id={id} minHeight={id === 'close' ? '8rem' : '60vh'} />
      ))}
    </>
  ),
})

WithSections.test('marks the section that is read, and the last at the end', async (context) => {
  const { canvas, canvasElement } = context
  const { documentElement } = canvasElement.ownerDocument
  const current = () =>
    canvas
      .getAllByRole('link', { current: 'location' })
      .map((link) => new URL((link as HTMLAnchorElement).href).hash)
  await waitFor(() => expect(current()).toEqual(['#profile']))
  canvasElement.querySelector('#sessions')?.scrollIntoView()
  await waitFor(() => expect(current()).toEqual(['#sessions']))
  documentElement.scrollTo({ top: documentElement.scrollHeight })
  await waitFor(() => expect(current()).toEqual(['#close']))
  documentElement.scrollTo({ top: 0 })
  await waitFor(() => expect(current()).toEqual(['#profile']))
})
