import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Icon } from '#components/ui/Icon/Icon.tsx'
import { HeaderButton } from './HeaderButton.tsx'

const Contents = () => useTranslation('common').t('category.car')

const IconButton = () => {
  const { t } = useTranslation('common')
  return (
    <HeaderButton opens="panel" open={false} label={t('nav.openMenu')}>
      <Icon name="menu" size={24} />
    </HeaderButton>
  )
}

const meta = preview.meta({
  component: HeaderButton,
  tags: ['autodocs'],
  args: { opens: 'panel', open: false, children: '$t(common:nav.categories)' },
  decorators: [
    (Story) => (
      <div>
        <Story />
        <div id="panel" popover="auto">
          <Contents />
        </div>
      </div>
    ),
  ],
  parameters: { docs: { story: { inline: false, height: '160px' } } },
})

/** Closed. */
export const Closed = meta.story()

Closed.test('opens its popover without any script of its own', async (context) => {
  const { canvas, globals, userEvent } = context
  await userEvent.click(canvas.getByRole('button'))
  await expect(canvas.getByText(inLanguage(globals, 'common:category.car'))).toBeVisible()
})

/** What it opens is open. */
export const Open = meta.story({ args: { open: true } })

/** An icon alone, with an accessible name. */
export const IconOnly = meta.story({
  render: () => <IconButton />,
})

/** Under the pointer and where the keyboard is. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'button', 'focus-visible': 'button' } },
})
