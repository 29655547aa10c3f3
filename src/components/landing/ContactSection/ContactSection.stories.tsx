import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { emptyContactForm } from '#domain/contact.rules.ts'
import { ContactSection } from './ContactSection.tsx'

const meta = preview.meta({
  component: ContactSection,
  args: {
    contact: {
      status: 'idle' as const,
      problem: null,
      initial: emptyContactForm,
      submit: fn(),
      keep: fn(),
      writeAnother: fn(),
    },
  },
  parameters: { layout: 'fullscreen' },
})

/** What to write for at the left, the form at the right. */
export const Default = meta.story()

Default.test('CO-1 is the section that the header leads to', async ({ canvas }) => {
  await expect(canvas.getByRole('region')).toHaveAttribute('id', 'contact')
})
