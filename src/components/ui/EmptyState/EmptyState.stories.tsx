import { expect } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    illustration: <EmptyIllustration />,
    title: "$t(catalogue:state.noMatch, {'query': '40'})",
    children: '$t(catalogue:state.noMatchHint)',
    actions: (
      <Button variant="outline" size="sm">
        $t(catalogue:searchClear)
      </Button>
    ),
  },
})

/** Illustration, title, text and an action. */
export const Default = meta.story()

Default.test('has a heading at the level that was asked for', async ({ canvas, globals }) => {
  await expect(
    canvas.getByRole('heading', {
      level: 2,
      name: inLanguage(globals, ['catalogue:state.noMatch', { query: '40' }]),
    }),
  ).toBeVisible()
})

Default.test('hides the illustration from assistive technology', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull()
})

/** Nothing can be done: no button. */
export const WithoutActions = meta.story({
  args: {
    title: '$t(catalogue:state.unavailable)',
    level: 3,
    children: '$t(catalogue:state.unavailableHint)',
    actions: undefined,
  },
})

/** A long search of the visitor stands in the title, which wraps. */
export const LongText = meta.story({
  args: {
    title: "$t(catalogue:state.noMatch, {'query': 'USB-C 240 W HDMI 2.1 4K 120 Hz'})",
  },
  decorators: [narrow],
})
