import { expect } from 'storybook/test'
import { idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { ContactSection } from './ContactSection.tsx'

const meta = preview.meta({
  component: ContactSection,
  args: { contact: idleContact },
  parameters: { docs: { story: { inline: false, height: '760px' } }, layout: 'fullscreen' },
})

/** What to write for at the left, the form at the right. */
export const Default = meta.story({ play: showsTexts('contact:lead') })

Default.test('is the section that the header leads to', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('id', 'contact')
})

/** The end of the line is closed: the point has become a ring with a tick. */
export const Sent = meta.story({ args: { contact: { ...idleContact, status: 'success' } } })

Sent.test('closes the line beside the thanks', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toBeVisible()
  await expect(canvasElement.querySelector('[data-closed] circle[r="14"]')).toBeInTheDocument()
})
