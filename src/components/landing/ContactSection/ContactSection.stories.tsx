import type { ComponentProps } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { emptyContactForm } from '#domain/contact.rules.ts'
import { ContactSection } from './ContactSection.tsx'

const contact: ComponentProps<typeof ContactSection>['contact'] = {
  status: 'idle',
  problem: null,
  initial: emptyContactForm,
  submit: fn(),
  saveDraft: fn(),
  writeAnother: fn(),
}

const meta = preview.meta({
  component: ContactSection,
  args: { contact },
  parameters: { docs: { story: { inline: false, height: '760px' } }, layout: 'fullscreen' },
})

/** What to write for at the left, the form at the right. */
export const Default = meta.story({ play: showsTexts('contact:lead') })

Default.test('CO-1 is the section that the header leads to', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('id', 'contact')
})

/** The end of the line is closed: the point has become a ring with a tick. */
export const Sent = meta.story({ args: { contact: { ...contact, status: 'success' } } })

Sent.test('CO-2 closes the line beside the thanks', async ({ canvas, canvasElement }) => {
  await expect(canvas.getByRole('status')).toBeVisible()
  await expect(canvasElement.querySelector('[data-closed] circle[r="14"]')).toBeInTheDocument()
})
