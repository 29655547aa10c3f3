import { chakra } from '@chakra-ui/react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import notFound from '#assets/not-found.svg?raw'
import { Drawing } from './Drawing.tsx'

const meta = preview.meta({
  component: Drawing,
  args: { svg: notFound },
  argTypes: { svg: { control: false } },
  decorators: [
    (Story) => (
      <chakra.div width="20rem" maxWidth="100%" color="fg.subtle">
        <Story />
      </chakra.div>
    ),
  ],
})

/** Beside words that say the same. */
export const Decoration = meta.story()

Decoration.test('DR-1 is silent without a name', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
})

/** Where no words say what it shows. */
export const Named = meta.story({ args: { label: '断开的线 An open circuit' } })

Named.test('DR-2 is one picture with a name', async ({ canvas }) => {
  await expect(canvas.getByRole('img', { name: '断开的线 An open circuit' })).toBeVisible()
})
