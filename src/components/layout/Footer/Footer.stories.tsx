import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Footer } from './Footer.tsx'

const meta = preview.meta({
  component: Footer,
  args: { year: 2026 },
  parameters: { layout: 'fullscreen' },
})

/** At the end of every page. */
export const Default = meta.story()

Default.test('holds the copyright line and the terms', async ({ canvas, globals }) => {
  const line = inLanguage(globals, ['common:footer.copyright', { year: 2026 }])
  await expect(canvas.getByText(line)).toBeVisible()
  const terms = inLanguage(globals, 'common:footer.terms')
  await expect(canvas.getByRole('link', { name: terms })).toHaveAttribute('href', '/terms')
})

/** What the owner has set; nothing is invented where it is not. */
export const WithOwner = meta.story({
  args: {
    owner: {
      company: '新源科技有限公司',
      address: '上海市示例路1号',
      phone: '+86 21 5555 0100',
      email: 'hello@example.com',
      hours: '周一至周五，9:00–18:00',
      icp: '沪ICP备00000000号-1',
    },
  },
})

WithOwner.test('shows company, address, telephone, hours and filing number', async ({ canvas }) => {
  await expect(canvas.getByText('新源科技有限公司')).toBeVisible()
  await expect(canvas.getByText('上海市示例路1号')).toBeVisible()
  await expect(canvas.getByText('周一至周五，9:00–18:00')).toBeVisible()
  await expect(canvas.getByRole('link', { name: '+86 21 5555 0100' })).toHaveAttribute(
    'href',
    'tel:+862155550100',
  )
  await expect(canvas.getByRole('link', { name: '沪ICP备00000000号-1' })).toHaveAttribute(
    'href',
    'https://beian.miit.gov.cn/',
  )
})
