import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Proof } from './Proof.tsx'

const meta = preview.meta({
  component: Proof,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
})

/** Five products on the line, each with its figure. */
export const Default = meta.story()

Default.test('shows what is computed from the rated values', async ({ canvas }) => {
  const figures = canvas.getAllByRole('listitem').map((item) => item.querySelector('b > span'))
  await expect(figures.map((figure) => figure?.textContent)).toEqual([
    '6.8',
    '46',
    '166',
    '8.6',
    '104',
  ])
})
