import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { useLocation } from 'react-router-dom'
import { LanguageMenu } from './LanguageMenu.tsx'

/** Where the router is. */
const Address = () => {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

const meta = preview.meta({
  component: LanguageMenu,
  args: { language: 'zh' as const },
  parameters: { route: '/products/car?sort=price' },
  decorators: [
    (Story) => (
      <chakra.div
        containerType="inline-size"
        display="flex"
        justifyContent="flex-end"
        minHeight="12rem"
      >
        <Story />
        <chakra.button type="button">next</chakra.button>
        <Address />
      </chakra.div>
    ),
  ],
})

/** Closed, on a Chinese page. */
export const Chinese = meta.story({ tags: ['default'] })

Chinese.test(
  'opens on a click and offers both languages (spec §2.11, §9.8)',
  async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /中文$/ })
    // The browser says the state; a second one would be spoken too.
    await expect(button).not.toHaveAttribute('aria-expanded')
    await userEvent.click(button)
    await expect(button).not.toHaveAttribute('aria-expanded')
    const links = canvas.getAllByRole('link')
    await expect(links.map((link) => [link.textContent, link.lang, link.ariaCurrent])).toEqual([
      ['中文', 'zh-CN', 'true'],
      ['English', 'en', null],
    ])
    await expect(links.map((link) => link.querySelectorAll('svg').length)).toEqual([1, 0])
  },
)

Chinese.test('goes to the twin, closes and returns the focus (spec §2.11)', async (context) => {
  const { canvas, userEvent } = context
  const button = canvas.getByRole('button', { name: /中文$/ })
  await userEvent.click(button)
  await userEvent.click(canvas.getByRole('link', { name: 'English' }))
  await expect(canvas.getByRole('status')).toHaveTextContent('/en/products/car?sort=price')
  await expect(canvas.queryByRole('link', { name: 'English' })).not.toBeInTheDocument()
  await expect(button).toHaveFocus()
})

Chinese.test('works with the arrow keys, Home and End', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: /中文$/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  const chinese = canvas.getByRole('link', { name: '中文' })
  const english = canvas.getByRole('link', { name: 'English' })
  await expect(chinese).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(english).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}')
  await expect(chinese).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  await expect(english).toHaveFocus()
  await userEvent.keyboard('{Home}')
  await expect(chinese).toHaveFocus()
  await userEvent.keyboard('{End}')
  await expect(english).toHaveFocus()
})

Chinese.test('closes when the focus leaves it', async ({ canvas, userEvent }) => {
  canvas.getByRole('button', { name: /中文$/ }).focus()
  await userEvent.keyboard('{ArrowDown}')
  canvas.getByRole('button', { name: 'next' }).focus()
  await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
})

/** On an English page. */
export const English = meta.story({
  args: { language: 'en' },
})

/** Open. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /中文$/ }))
  },
})
