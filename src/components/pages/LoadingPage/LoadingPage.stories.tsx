import { expect } from 'storybook/test'
import { pageModes } from '#.storybook/modes.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { LoadingPage } from './LoadingPage.tsx'

const meta = preview.meta({
  component: LoadingPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** The text appears after 400 ms, so that a quick check does not flash. */
export const Default = meta.story()

Default.test('says in a status that the session is being checked', async ({ canvas, globals }) => {
  await expect(await canvas.findByRole('status')).toHaveTextContent(
    inLanguage(globals, 'common:status.waiting'),
  )
})
