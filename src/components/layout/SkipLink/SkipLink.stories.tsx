import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SkipLink } from './SkipLink.tsx'

const Content = () => useTranslation('common').t('nav.about')

const meta = preview.meta({
  component: SkipLink,
  tags: ['autodocs'],
  args: { target: 'content' },
  parameters: { visual: { disable: true } },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div id="content" tabIndex={-1}>
          <Content />
        </div>
      </div>
    ),
  ],
})

/** As it looks once the keyboard has reached it. */
export const Focused = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
  },
})

Focused.test('moves the focus to the content', async ({ canvas, userEvent, globals }) => {
  await userEvent.keyboard('{Enter}')
  await expect(canvas.getByText(inLanguage(globals, 'common:nav.about'))).toHaveFocus()
})
