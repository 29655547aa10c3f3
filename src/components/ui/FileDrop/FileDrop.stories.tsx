import { expect, fn, waitFor } from 'storybook/test'
import { named, says } from '#.storybook/byName.ts'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import car from '#assets/products/car-1.svg'
import { Button } from '#components/ui/Button/Button.tsx'
import { MediaFrame } from '#components/ui/MediaFrame/MediaFrame.tsx'
import { FileDrop } from './FileDrop.tsx'

const meta = preview.meta({
  component: FileDrop,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(manage:form.picture)',
    indicator: '$t(common:action.optional)',
    buttonLabel: '$t(manage:form.choosePicture)',
    hint: '$t(manage:form.pictureHint)',
    accept: 'image/*',
    preview: <MediaFrame alt="" fallback={null} />,
    onFile: fn(),
  },
})

const picture = () => new File(['x'], 'car.png', { type: 'image/png' })

/** Nothing chosen. */
export const Empty = meta.story({ tags: ['default'] })

Empty.test('is a named group with a described button', async (context) => {
  const { canvas, globals } = context
  await expect(canvas.getByRole('group')).toHaveAccessibleName(
    inLanguage(globals, 'manage:form.picture', 'common:action.optional'),
  )
  await expect(named(context, 'button', 'manage:form.choosePicture')).toHaveAccessibleDescription(
    inLanguage(globals, 'manage:form.pictureHint'),
  )
})

Empty.test(
  'takes a file that is dropped on it and shows that it would',
  async ({ canvas, args }) => {
    const button = canvas.getByRole('button')
    const zone = button.parentElement?.parentElement?.parentElement as HTMLElement
    const dataTransfer = new DataTransfer()
    const file = picture()
    dataTransfer.items.add(file)
    const drag = (type: string) =>
      new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer })
    button.dispatchEvent(drag('dragover'))
    await waitFor(() => expect(zone).toHaveAttribute('data-over'))
    const drop = drag('drop')
    button.dispatchEvent(drop)
    await waitFor(() => expect(zone).not.toHaveAttribute('data-over'))
    await expect(drop.defaultPrevented).toBe(true)
    await expect(args.onFile).toHaveBeenCalledOnce()
  },
)

/** A picture is there, with a way to remove it. */
export const Chosen = meta.story({
  args: {
    preview: <MediaFrame src={car} alt="" fallback={null} eager />,
    buttonLabel: '$t(manage:form.changePicture)',
    actions: (
      <Button variant="quietDanger" size="sm" icon="trash">
        $t(manage:form.removePicture)
      </Button>
    ),
  },
})

/** The file cannot be used. */
export const WithError = meta.story({
  args: { error: '$t(manage:failure.picture.pictureTooLarge)' },
})

WithError.test('is described by hint and error', async (context) => {
  const { canvas, globals } = context
  await expect(canvas.getByRole('button')).toHaveAccessibleDescription(
    inLanguage(globals, 'manage:form.pictureHint', 'manage:failure.picture.pictureTooLarge'),
  )
  await says(context, 'alert', 'manage:failure.picture.pictureTooLarge')
})

/** A picture is being read and made smaller. */
export const Busy = meta.story({ args: { busy: true, buttonLabel: '$t(manage:busy.reading)' } })

Busy.test(
  'takes no other file while one is being read',
  async ({ canvas, args, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
    await userEvent.upload(canvasElement.querySelector('input') as HTMLInputElement, picture())
    await expect(args.onFile).not.toHaveBeenCalled()
  },
)

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { 'focus-visible': 'button' } } })

/** In a narrow form. */
export const Narrow = meta.story({ decorators: [narrow] })
