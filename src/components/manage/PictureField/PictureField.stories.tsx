import { expect, fn } from 'storybook/test'
import { named, press, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { carPictures } from '#.storybook/fixtures/products.ts'
import { PictureField } from './PictureField.tsx'

const meta = preview.meta({
  component: PictureField,
  tags: ['autodocs'],
  args: {
    picture: { state: 'none' } as const,
    failure: null,
    onChoose: fn(),
    onRemove: fn(),
  },
})

const photo = new File(['x'], 'photo.jpg', { type: 'image/jpeg' })

/** None chosen. */
export const None = meta.story({ tags: ['default'] })

None.test('hands over the file that was chosen', async (context) => {
  const { canvasElement, args, userEvent } = context
  const group = named(context, 'group', 'manage:form.picture', 'common:action.optional')
  await expect(group).toBeVisible()
  const input = canvasElement.querySelector('input')
  if (input === null) throw new Error('There is no file input')
  await userEvent.upload(input, photo)
  await expect(args.onChoose).toHaveBeenLastCalledWith(photo)
})

/** The picture that a stored product has. */
export const Kept = meta.story({
  args: { picture: { state: 'kept' }, kept: carPictures[0] ?? null },
})

/** A large photo is being made smaller. */
export const Preparing = meta.story({ args: { picture: { state: 'preparing', progress: 0.4 } } })

Preparing.test('shows how far it is and can be stopped', async (context) => {
  const { canvas, args, globals } = context
  const progress = canvas.getByText(
    inLanguage(globals, ['manage:form.preparing', { percent: '40%' }]),
  )
  await expect(progress).toBeVisible()
  // The status says it once, when the picture is ready.
  await expect(progress).toHaveAttribute('aria-hidden', 'true')
  await press(context, 'manage:busy.cancel')
  await expect(args.onRemove).toHaveBeenCalledOnce()
})

/** Ready to be saved, with its size. */
export const Ready = meta.story({
  args: {
    picture: {
      state: 'ready',
      prepared: {
        dataUrl: carPictures[0] ?? '',
        type: 'image/webp',
        size: 43_008,
        width: 320,
        height: 240,
      },
    },
  },
})

Ready.test('says that it is ready, and takes it away again', async (context) => {
  const { args, globals } = context
  const size = inLanguage(globals, { zh: '42 KB', en: '42 kB' })
  await says(context, 'status', ['manage:form.pictureReady', { size }])
  await press(context, 'manage:form.removePicture')
  await expect(args.onRemove).toHaveBeenCalledOnce()
  await expect(named(context, 'button', 'manage:form.changePicture')).toHaveFocus()
})

/** Not a picture at all. */
export const Refused = meta.story({ args: { failure: 'pictureTypeUnknown' } })
