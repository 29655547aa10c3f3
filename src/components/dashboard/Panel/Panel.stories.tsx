import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Panel } from './Panel.tsx'

const meta = preview.meta({
  component: Panel,
  args: {
    title: '面板 Panel',
    text: '一句话说明这里能做什么。One sentence on what can be done here.',
    children: '内容 Content',
  },
  parameters: { layout: 'padded' },
})

/** A heading, a sentence, and the content. */
export const Default = meta.story()

Default.test('PL-1 is a region named by its heading', async ({ canvas }) => {
  await expect(canvas.getByRole('region', { name: '面板 Panel' })).toBeVisible()
  await expect(canvas.getByRole('heading', { level: 2, name: '面板 Panel' })).toBeVisible()
})
