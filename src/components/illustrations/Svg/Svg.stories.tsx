import { chakra } from '@chakra-ui/react/styled-system'
import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { Svg } from './Svg.tsx'

const meta = preview.meta({
  component: Svg,
  tags: ['autodocs'],
  args: {
    viewBox: '0 0 280 60',
    children: <path d="M0 44H84M196 44H280M88 42L118 22" stroke="var(--live)" strokeWidth="3" />,
  },
  argTypes: { children: { control: false } },
  parameters: { visual: { disable: true } },
  decorators: [
    (Story) => (
      <chakra.div width="20rem" maxWidth="100%" color="fg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Beside text that says the same. */
export const Decoration = meta.story()

Decoration.test('has no role without a label', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})

/** Where no text says what it shows. */
export const Named = meta.story({ args: { label: '$t(notFound:heading)' } })

Named.test('is one image named by its label', async (context) => {
  await expect(named(context, 'img', 'notFound:heading')).toBeVisible()
})
