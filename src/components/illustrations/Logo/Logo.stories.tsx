import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Logo } from './Logo.tsx'

const meta = preview.meta({
  component: Logo,
  tags: ['autodocs'],
  args: { name: '新源科技' },
  decorators: [
    (Story) => (
      <chakra.div height="2.25rem" color="fg">
        <Story />
      </chakra.div>
    ),
  ],
})

/** With the name in Chinese; the first drop of its second character is live. */
export const Chinese = meta.story()

Chinese.test('is decoration: what stands around it carries the name', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})

/** With the name in English. */
export const English = meta.story({ args: { name: 'Xinyuan Tech' } })

/** Without the name, below 26 px of height. */
export const Mark = meta.story({ args: { form: 'mark' } })

/** Another name, which has no wordmark yet. */
export const AnotherName = meta.story({ args: { name: 'Helio Energy' } })
