import { expect, within } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { TermsPage } from './TermsPage.tsx'

const meta = preview.meta({
  component: TermsPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** All of it. */
export const Default = meta.story()

Default.test('names its subjects and its date (spec §2.9)', async ({ canvas, globals }) => {
  const headings = canvas.getAllByRole('heading').map((heading) => heading.textContent)
  await expect(headings.join(' ')).toBe(
    inLanguage(
      globals,
      'legal:heading',
      'legal:site.heading',
      'legal:account.heading',
      'legal:message.heading',
      'legal:products.heading',
      'legal:browser.heading',
      'legal:rights.heading',
      'legal:liability.heading',
    ),
  )
  const named = canvas.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)
  for (const name of named) await expect(canvas.getByRole('region', { name })).toBeVisible()
  const date = inLanguage(globals, { zh: '2026年11月28日', en: '28 Nov 2026' })
  const updated = inLanguage(globals, ['legal:updated', { date }])
  await expect(canvas.getByText(updated)).toBeVisible()
})

Default.test('leads to the contact form', async (context) => {
  const region = named(context, 'region', 'legal:rights.heading')
  await expect(within(region).getByRole('link')).toHaveAttribute('href', '/#contact')
})

Default.test(
  'says how long messages are kept',
  { args: { keepDays: 90 } },
  async ({ canvas, globals }) => {
    const sentence = inLanguage(globals, ['legal:message.letGo', { count: 90 }])
    await expect(canvas.getByText(sentence)).toBeVisible()
  },
)
