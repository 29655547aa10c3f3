import { chakra } from '@chakra-ui/react/styled-system'
import { expect, waitFor } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { MobileMenu } from './MobileMenu.tsx'

const open = 'common:nav.openMenu'
const close = 'common:nav.closeMenu'

const meta = preview.meta({
  component: MobileMenu,
  args: { category: null, session: 'anonymous' as const },
  decorators: [
    (Story) => (
      <div>
        <chakra.header
          containerType="inline-size"
          display="flex"
          justifyContent="flex-end"
          height="3.5rem"
          maxWidth="40rem"
          paddingInline="5"
        >
          <Story />
        </chakra.header>
        <main>
          <button type="button">behind</button>
        </main>
      </div>
    ),
  ],
  // The full navigation takes its place in a wider header, not in a wider window.
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '640px' } },
  },
  globals: { viewport: { value: 'w360' } },
})

/** Closed: a button. */
export const Closed = meta.story({ tags: ['default'] })

Closed.test('opens, moves the focus in and makes the page inert (spec §2.15)', async (context) => {
  const { canvas, userEvent, globals } = context
  const button = named(context, 'button', open)
  const behind = canvas.getByRole('button', { name: 'behind' })
  await userEvent.click(button)
  await waitFor(() => expect(canvas.getAllByRole('link')[0]).toHaveFocus())
  await expect(button).toHaveAccessibleName(inLanguage(globals, close))
  await expect(behind.closest('[inert]')).not.toBeNull()
  await expect(document.documentElement.style.overflow).toBe('hidden')
})

Closed.test('closes on a choice and sets the page free', async (context) => {
  const { canvas, userEvent } = context
  await press(context, open)
  await userEvent.click(named(context, 'link', 'common:category.car'))
  await waitFor(() => expect(canvas.queryByRole('link')).not.toBeInTheDocument())
  await waitFor(() =>
    expect(canvas.getByRole('button', { name: 'behind' }).closest('[inert]')).toBeNull(),
  )
  await expect(document.documentElement.style.overflow).toBe('')
})

/** Open on a category's page: its row has the live edge. */
export const Open = meta.story({
  args: { category: 'phone' },
  play: async (context) => {
    await press(context, open)
    await waitFor(() => expect(context.canvas.getAllByRole('link')[0]).toHaveFocus())
  },
})

Open.test('holds six categories, three anchors and log-in (spec §2.15)', async ({ canvas }) => {
  const links = canvas.getAllByRole('link')
  await expect(links.map((link) => [link.getAttribute('href'), link.ariaCurrent])).toEqual([
    ['/products/car', null],
    ['/products/parts', null],
    ['/products/cpu', null],
    ['/products/phone', 'page'],
    ['/products/game', null],
    ['/products/drone', null],
    ['/#features', null],
    ['/#about', null],
    ['/#contact', null],
    ['/login', null],
  ])
})

/** Open for a user. */
export const OpenForUser = meta.story({
  args: { session: 'authenticated' },
  play: async (context) => {
    await press(context, open)
  },
})
