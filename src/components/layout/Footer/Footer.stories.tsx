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
  const line = inLanguage(globals, {
    zh: '© 2026 新源科技。保留所有权利。',
    en: '© 2026 Xinyuan Tech. All rights reserved.',
  })
  await expect(canvas.getByText(line)).toBeVisible()
  const terms = inLanguage(globals, { zh: '使用条款', en: 'Terms of use' })
  await expect(canvas.getByRole('link', { name: terms })).toHaveAttribute('href', '/terms')
})
