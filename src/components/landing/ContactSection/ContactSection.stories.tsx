import { expect } from 'storybook/test'
import { idleContact } from '#.storybook/fixtures/contact.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { ContactSection } from './ContactSection.tsx'

const meta = preview.meta({
  component: ContactSection,
  tags: ['autodocs'],
  args: { flow: idleContact },
  parameters: { docs: { story: { inline: false, height: '760px' } }, layout: 'fullscreen' },
})

/** What to write for at the left, the form at the right. */
export const Default = meta.story()

/** Says how long a message is kept. */
export const KeptForDays = meta.story({ args: { keepDays: 90 } })

/** The end of the line is closed: the point has become a ring. */
export const Sent = meta.story({ args: { flow: { ...idleContact, status: 'success' } } })

Sent.test('closes the line beside the thanks', async ({ canvas, canvasElement, globals }) => {
  await expect(canvas.getByText(inLanguage(globals, 'contact:success.title'))).toBeVisible()
  await expect(canvasElement.querySelector('[data-end="ring"]')).toBeInTheDocument()
})
