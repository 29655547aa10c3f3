import { expect, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import { idleContact } from '#.storybook/fixtures/contact.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { LandingPage } from './LandingPage.tsx'

/** Shows the end of a story's window, where the form is. */
const atForm = ({ canvasElement }: { readonly canvasElement: HTMLElement }): void => {
  const { body, defaultView } = canvasElement.ownerDocument
  defaultView?.scrollTo({ top: body.scrollHeight, behavior: 'instant' })
}

/** Parameters of the states of the form: a window that holds it, and no picture of the whole page. */
const formState = {
  visual: { disable: true },
  docs: { story: { height: '880px' } },
}

const meta = preview.meta({
  component: LandingPage,
  tags: ['autodocs'],
  args: { flow: idleContact },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** The whole page. */
export const Default = meta.story()

Default.test(
  'has the sections that the header leads to (spec §2.1, §2.3, §2.13)',
  async ({ canvas, globals }) => {
    const regions = canvas.getAllByRole('region').map((region) => region.id)
    await expect(regions.filter(Boolean)).toEqual(['features', 'about', 'contact'])
    const headings = canvas
      .getAllByRole('heading', { level: 2 })
      .map((heading) => heading.textContent)
    await expect(headings.join(' ')).toBe(
      inLanguage(
        globals,
        'landing:features.heading',
        'landing:proof.heading',
        'landing:about.heading',
        'contact:heading',
      ),
    )
  },
)

/** The account has just been closed (decision A8). */
export const AccountClosed = meta.story({
  args: { accountClosed: true },
  parameters: { visual: { disable: true } },
  play: showsTexts('landing:accountClosed.text'),
})

AccountClosed.test('says that the account is closed', async ({ canvas, globals }) => {
  await waitFor(() =>
    expect(canvas.getByText(inLanguage(globals, 'landing:accountClosed.title'))).toBeVisible(),
  )
})

/** The message has been sent: the success message replaces the button. */
export const ContactSent = meta.story({
  args: { flow: { ...idleContact, status: 'success' } },
  parameters: formState,
  play: async (context) => {
    atForm(context)
    await showsTexts('contact:success.title', 'contact:success.text')(context)
  },
})
