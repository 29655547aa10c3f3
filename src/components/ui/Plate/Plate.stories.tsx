import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import car from '#assets/products/car-1.svg'
import { Plate } from './Plate.tsx'

const meta = preview.meta({
  component: Plate,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    src: car,
    alt: '知远 40 纯电轿车',
    fallback: (
      <svg viewBox="0 0 320 240" fill="none" stroke="currentColor" strokeWidth="2" opacity=".5">
        <path d="M100 150l40-44 30 32 20-20 30 32" />
        <circle cx="196" cy="92" r="9" />
      </svg>
    ),
  },
})

/** A drawing with a clear ground stands on the plate. */
export const Drawing = meta.story({ args: { eager: true } })

Drawing.test('PZ-1 is a picture named by what it shows', async ({ canvas }) => {
  const picture = canvas.getByRole('img', { name: '知远 40 纯电轿车' })
  await expect(picture.tagName).toBe('IMG')
  await expect(picture).toHaveAttribute('loading', 'eager')
})

/** There is no picture: a drawing of the same size. */
export const Missing = meta.story({ args: { src: '' } })

Missing.test(
  'PZ-2 a missing picture keeps its name and its room',
  async ({ canvas, canvasElement }) => {
    const picture = canvas.getByRole('img', { name: '知远 40 纯电轿车' })
    await expect(canvasElement.querySelector('img')).toBeNull()
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 3, 1)
  },
)

/** The picture cannot be read. */
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA', eager: true } })

Broken.test('PZ-3 a broken picture gives way to the drawing', async ({ canvas, canvasElement }) => {
  await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
  await expect(canvas.getByRole('img', { name: '知远 40 纯电轿车' })).toBeVisible()
})

/** Something lies over the picture. */
export const WithVeil = meta.story({
  args: {
    veil: (
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          height: '100%',
          background: 'var(--chakra-colors-overlay-image)',
        }}
      >
        缺货 Out of stock
      </div>
    ),
  },
})

/** In a link: the live line is drawn along the edge on hover and focus. */
export const LiveEdge = meta.story({
  args: { liveEdge: true },
  render: (args) => (
    <a href="#car">
      <Plate {...args} />
    </a>
  ),
})

LiveEdge.test(
  'PZ-4 draws the live line while its link has the focus',
  async ({ canvas, userEvent }) => {
    const plate = canvas.getByRole('img').parentElement as HTMLElement
    await expect(getComputedStyle(plate, '::after').scale).toBe('0 1')
    await userEvent.tab()
    await expect(canvas.getByRole('link')).toHaveFocus()
    for (const line of plate.getAnimations({ subtree: true })) line.finish()
    await expect(getComputedStyle(plate, '::after').scale).toBe('1')
  },
)

/** A photograph fills the plate. */
export const Photograph = meta.story({ args: { fit: 'cover', eager: true } })

/** The live line, drawn. */
export const LiveEdgeHovered = LiveEdge.extend({ parameters: { pinned: { hover: 'a' } } })
