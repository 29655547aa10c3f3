import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { QrCode } from './QrCode.tsx'

const meta = preview.meta({
  component: QrCode,
  tags: ['autodocs'],
  args: {
    text: 'otpauth://totp/Xinyuan%3Alin%40example.com?issuer=Xinyuan&secret=JBSWY3DPEHPK3PXP',
    label: '$t(twoFactor:section.qr)',
    failed: '$t(twoFactor:section.qrFailed)',
  },
  parameters: { layout: 'padded', visual: { disable: true } },
})

/** An authenticator's address. */
export const Default = meta.story()

Default.test('is an image with a name, dark on white', async ({ canvas, globals }) => {
  const image = await canvas.findByRole('img', {
    name: inLanguage(globals, 'twoFactor:section.qr'),
  })
  await expect(image).toBeVisible()
  const fills = [...image.children].map((shape) => getComputedStyle(shape).fill)
  await expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
})

Default.test(
  'says so when the address is too long for a code',
  { args: { text: 'x'.repeat(5000) } },
  async ({ canvas, globals }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      inLanguage(globals, 'twoFactor:section.qrFailed'),
    )
  },
)
