import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { QrCode } from './QrCode.tsx'

const meta = preview.meta({
  component: QrCode,
  args: {
    text: 'otpauth://totp/Xinyuan%3Alin%40example.com?issuer=Xinyuan&secret=JBSWY3DPEHPK3PXP',
    label: 'QR code for an authenticator app',
    failed: 'The QR code could not be shown.',
  },
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
})

/** An authenticator's address. */
export const Default = meta.story()

Default.test('QR-1 is an image with a name, dark on white', async ({ canvas }) => {
  const image = await canvas.findByRole('img', { name: 'QR code for an authenticator app' })
  await expect(image).toBeVisible()
  const fills = [...image.children].map((shape) => getComputedStyle(shape).fill)
  await expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

/** The address is too long for a code. */
export const Failed = meta.story({
  args: { text: 'x'.repeat(5000) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'The QR code could not be shown.',
    )
  },
})
