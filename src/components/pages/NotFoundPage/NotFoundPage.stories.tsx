import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { forcedColours, pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { showsTexts } from '#.storybook/showsTexts.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta = preview.meta({
  component: NotFoundPage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** Any address that leads nowhere. */
export const Default = meta.story({ play: showsTexts('notFound:text') })

Default.test('says what happened and leads home', async ({ canvas, globals }) => {
  const heading = inLanguage(globals, 'notFound:heading')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  const home = inLanguage(globals, 'common:nav.home')
  await expect(canvas.getByRole('link', { name: home })).toHaveAttribute('href', '/')
})

Default.test('stands on whole pixels on a phone', async ({ canvas, canvasElement }) => {
  canvasElement.style.width = '20rem'
  const heading = canvas.getByRole('heading', { level: 1 })
  await expect(Number.isInteger(heading.getBoundingClientRect().height)).toBe(true)
})

/** In forced colours, for Chromatic alone. */
export const ForcedColours = meta.story({
  ...Default.input,
  ...forcedColours,
  tags: ['!dev', '!test'],
})
