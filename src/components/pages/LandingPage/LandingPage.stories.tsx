import { expect, fn, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { emptyContactForm } from '#domain/contact.rules.ts'
import { LandingPage } from './LandingPage.tsx'

const meta = preview.meta({
  component: LandingPage,
  args: {
    contact: {
      status: 'idle' as const,
      problem: null,
      initial: emptyContactForm,
      submit: fn(),
      saveDraft: fn(),
      writeAnother: fn(),
    },
    onInvalidChange: fn(),
  },
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** The whole page. */
export const Default = meta.story()

Default.test('LA-1 has the sections that the header leads to', async ({ canvas, globals }) => {
  const regions = canvas.getAllByRole('region').map((region) => region.id)
  await expect(regions).toEqual(['features', 'about', 'contact'])
  const headings = canvas
    .getAllByRole('heading', { level: 2 })
    .map((heading) => heading.textContent)
  await expect(headings.join(' | ')).toBe(
    inLanguage(globals, {
      zh: '一条线，三件事 | 关于新源 | 联系我们',
      en: 'One line, three jobs | About Xinyuan | Contact us',
    }),
  )
})

/** The account has just been closed (decision A8). */
export const AccountClosed = meta.story({
  args: { accountClosed: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: showsTexts('landing:accountClosed.text'),
})

AccountClosed.test('LA-3 says that the account is closed', async ({ canvas, globals }) => {
  await waitFor(() =>
    expect(
      canvas.getByText(inLanguage(globals, { zh: '你的账号已关闭', en: 'Your account is closed' })),
    ).toBeVisible(),
  )
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Default.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
