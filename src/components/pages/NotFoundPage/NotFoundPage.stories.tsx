import { expect } from 'storybook/test'
import { leads } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import { pageModes } from '#.storybook/modes.ts'
import preview from '#.storybook/preview.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const meta = preview.meta({
  component: NotFoundPage,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen', chromatic: { modes: pageModes } },
})

/** Any address that leads nowhere. */
export const Default = meta.story()

Default.test('says what happened and leads home', async (context) => {
  const { canvas, globals } = context
  const heading = inLanguage(globals, 'notFound:heading')
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(heading)
  await leads(context, '/', 'common:nav.home')
})
