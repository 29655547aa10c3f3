import { expect, fn } from 'storybook/test'
import { leads, named } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SignupSuccess } from './SignupSuccess.tsx'

const meta = preview.meta({
  component: SignupSuccess,
  tags: ['autodocs'],
  args: { onContinue: fn() },
  parameters: { layout: 'padded' },
  decorators: [formColumn],
})

/** A way to go now. */
export const Default = meta.story()

Default.test('continues at once', async (context) => {
  const { args, userEvent } = context
  const link = named(context, 'link', 'auth:verified.continue')
  await expect(link).toHaveAttribute('href', '/')
  await userEvent.click(link)
  await expect(args.onContinue).toHaveBeenCalledTimes(1)
})

/** The visitor was on the way to a page that needs an account. */
export const Wanted = meta.story({
  args: { wanted: { to: '/dashboard/products?sort=name', title: '$t(common:title.products)' } },
})

Wanted.test('leads to that page as well', async (context) => {
  const page = inLanguage(context.globals, 'common:title.products')
  await leads(context, '/dashboard/products?sort=name', ['auth:verified.toPage', { page }])
})

/** The page has no title. */
export const WantedNameless = meta.story({ args: { wanted: { to: '/dashboard/x', title: null } } })

WantedNameless.test('leads to that page without naming it', async (context) => {
  await leads(context, '/dashboard/x', 'auth:verified.toWanted')
})
