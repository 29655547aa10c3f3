import { says } from '#.storybook/byName.ts'
import preview from '#.storybook/preview.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'

const meta = preview.meta({ component: GridSkeleton, tags: ['autodocs'] })

/** The same frame and line count as the cards that follow. */
export const Default = meta.story()

Default.test('says as text that products are being read', async (context) => {
  await says(context, 'status', 'catalogue:loading')
})
