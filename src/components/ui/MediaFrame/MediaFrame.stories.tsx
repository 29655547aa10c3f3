import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { shownSample } from '#.storybook/samples.ts'
import car from '#assets/products/car-1.svg'
import { MediaFrame } from './MediaFrame.tsx'

const meta = preview.meta({
  component: MediaFrame,
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

/** A picture with a transparent ground. */
export const Contained = meta.story({ args: { eager: true } })

Contained.test('is an image named by alt', async ({ canvas, globals }) => {
  const picture = canvas.getByRole('img', { name: shownSample(globals, '知远 40 纯电轿车') })
  await expect(picture.tagName).toBe('IMG')
  await expect(picture).toHaveAttribute('loading', 'eager')
  await expect(picture).toHaveAttribute('fetchpriority', 'high')
})

/** No picture: the fallback in the same size. */
export const Missing = meta.story({ args: { src: '' } })

Missing.test(
  'a missing picture keeps its name and size',
  async ({ canvas, canvasElement, globals }) => {
    const picture = canvas.getByRole('img', { name: shownSample(globals, '知远 40 纯电轿车') })
    await expect(canvasElement.querySelector('img')).toBeNull()
    const { width, height } = picture.getBoundingClientRect()
    await expect(width / height).toBeCloseTo(4 / 3, 1)
  },
)

Missing.test(
  'is no image where the words beside it say enough',
  { args: { src: '', alt: '' } },
  async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
  },
)

/** The picture cannot be decoded. */
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA', eager: true } })

Broken.test(
  'a broken picture is replaced by the fallback',
  async ({ canvas, canvasElement, globals }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull())
    const name = shownSample(globals, '知远 40 纯电轿车')
    await expect(canvas.getByRole('img', { name })).toBeVisible()
  },
)

/** Content over the picture. */
export const WithOverlay = meta.story({
  args: {
    overlay: (
      <div
        style={{
          display: 'grid',
          placeItems: 'center',
          height: '100%',
          background: 'var(--colors-overlay-image)',
        }}
      >
        $t(catalogue:outOfStock)
      </div>
    ),
  },
})

/** In a link: the live line appears along the edge on hover and focus. */
export const LiveEdge = meta.story({
  args: { liveEdge: true },
  render: (args) => (
    <a href="#car" className="group">
      <MediaFrame {...args} />
    </a>
  ),
})

/** A photograph fills the frame. */
export const Photograph = meta.story({ args: { fit: 'cover', eager: true } })

/** The link is hovered. */
export const LiveEdgeHovered = LiveEdge.extend({ parameters: { pinned: { hover: 'a' } } })
