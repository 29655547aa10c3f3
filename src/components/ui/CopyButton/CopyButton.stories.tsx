import { expect, fn, waitFor } from 'storybook/test'
import { press, says } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { CopyButton } from './CopyButton.tsx'

const meta = preview.meta({
  component: CopyButton,
  args: {
    text: 'JBSWY3DPEHPK3PXP',
    labels: {
      copy: '$t(twoFactor:section.copyKey)',
      copied: '$t(twoFactor:section.copied)',
      failed: '$t(twoFactor:section.copyFailed)',
    },
  },
  parameters: { layout: 'padded', visual: { disable: true } },
})

/** Before the first press. */
export const Default = meta.story()

Default.test('copies the text, and says so', async (context) => {
  const { canvas, globals } = context
  const copied = inLanguage(globals, 'twoFactor:section.copied')
  const writeText = fn(() => Promise.resolve())
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
  await press(context, 'twoFactor:section.copyKey')
  await waitFor(() => expect(canvas.getByRole('button', { name: copied })).toHaveFocus())
  await expect(writeText).toHaveBeenCalledWith('JBSWY3DPEHPK3PXP')
  await expect(canvas.getByRole('status')).toHaveTextContent(copied)
})

const refusing = {
  writeText: () => Promise.reject(new DOMException('refused', 'NotAllowedError')),
}

for (const [when, clipboard] of [
  ['the browser refuses', refusing],
  ['the page came by plain http and has no clipboard', undefined],
] as const)
  Default.test(`says that it was not copied when ${when}`, async (context) => {
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
    await press(context, 'twoFactor:section.copyKey')
    await waitFor(() => says(context, 'alert', 'twoFactor:section.copyFailed'))
  })
