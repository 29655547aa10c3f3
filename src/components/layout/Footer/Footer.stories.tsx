import { expect } from 'storybook/test'
import { leads } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { company } from '#.storybook/fixtures/company.ts'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  component: Footer,
  tags: ['autodocs'],
  args: { year: 2026 },
  parameters: { layout: 'fullscreen' },
})

/** At the end of every page. */
export const Default = meta.story()

Default.test('holds the copyright line and the terms (spec §2.16)', async (context) => {
  const { canvas, globals } = context
  const line = inLanguage(globals, ['common:footer.copyright', { year: 2026 }])
  await expect(canvas.getByText(line)).toBeVisible()
  await leads(context, '/terms', 'common:footer.terms')
})

/** What the company says about itself; nothing is invented where it says nothing. */
export const WithCompany = meta.story({ args: { company } })

WithCompany.test(
  'shows name, address, telephone, hours, licence and filing number',
  async ({ canvas }) => {
    await expect(canvas.getByText(company.name)).toBeVisible()
    await expect(canvas.getByText(company.address)).toBeVisible()
    await expect(canvas.getByText(company.hours)).toBeVisible()
    await expect(canvas.getByRole('link', { name: '+86 21 5555 0100' })).toHaveAttribute(
      'href',
      'tel:+862155550100',
    )
    await expect(canvas.getByRole('link', { name: '沪ICP备00000000号-1' })).toHaveAttribute(
      'href',
      'https://beian.miit.gov.cn/',
    )
  },
)
