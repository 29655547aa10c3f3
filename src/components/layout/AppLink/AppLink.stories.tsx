import { expect } from 'storybook/test'
import { leads } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { AppLink, type AppLinkProps } from './AppLink.tsx'

/** A row for the pointer, and one for the keyboard. */
const Variants = (props: Pick<AppLinkProps, 'to' | 'children'>) => (
  <ul style={{ listStyle: 'none', display: 'grid', gap: 16 }}>
    {['pointer', 'keyboard'].map((by) => (
      <li key={by} style={{ display: 'flex', flexWrap: 'wrap', gap: 24, alignItems: 'center' }}>
        {(['text', 'solid', 'outline', 'plain'] as const).map((variant) => (
          <AppLink key={variant} {...props} variant={variant} />
        ))}
      </li>
    ))}
  </ul>
)

const meta = preview.meta({
  component: AppLink,
  args: { to: '/login', children: '$t(common:nav.login)' },
})

/** In a sentence: underlined, never colour alone. */
export const Text = meta.story({ tags: ['default'] })

Text.test('is a link with the address of the spec', async (context) => {
  await leads(context, '/login', 'common:nav.login')
})

/** A visitor of the English twin stays there (decision L5). */
export const UnderEnglishTwin = meta.story({ parameters: { route: '/en/products/car' } })

UnderEnglishTwin.test('keeps a visitor of /en under /en', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('href', '/en/login')
})

/** Looks like the button of the main action, but goes somewhere. */
export const Solid = meta.story({
  args: { variant: 'solid', size: 'lg', iconAfter: 'arrowRight' },
})

/** Beside a main action, or in the header. */
export const Outline = meta.story({ args: { variant: 'outline', size: 'sm' } })

/** The page that is open. */
export const Current = meta.story({ args: { variant: 'plain', current: true } })

Current.test('marks the current page', async ({ canvas }) => {
  await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'page')
})

/** Beside a form that must not lose what was typed. */
export const NewTab = meta.story({
  args: { to: '/terms', newTab: true, children: '$t(common:footer.terms)' },
})

/** Every variant, hovered and focused. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'li:first-child a', 'focus-visible': 'li:last-child a' } },
  render: (args) => <Variants {...args} />,
})
