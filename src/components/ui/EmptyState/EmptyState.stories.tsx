import { expect } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import preview from '#.storybook/preview.tsx'
import { EmptyIllustration } from '#components/illustrations/EmptyIllustration/EmptyIllustration.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { EmptyState } from './EmptyState.tsx'

const meta = preview.meta({
  component: EmptyState,
  parameters: { layout: 'padded' },
  args: {
    illustration: <EmptyIllustration />,
    title: '没有找到「氢能」 No match for “hydrogen”',
    children: '换个词，或清除搜索。 Try another word, or clear the search.',
    actions: (
      <Button variant="outline" size="sm">
        清除搜索 Clear search
      </Button>
    ),
  },
})

/** Illustration, title, text and an action. */
export const Default = meta.story()

Default.test('EM-1 has a heading at the level that was asked for', async ({ canvas }) => {
  await expect(
    canvas.getByRole('heading', { level: 2, name: '没有找到「氢能」 No match for “hydrogen”' }),
  ).toBeVisible()
})

Default.test('EM-2 hides the illustration from assistive technology', async ({ canvas }) => {
  await expect(canvas.queryByRole('img')).toBeNull()
})

/** Nothing can be done: no button. */
export const WithoutActions = meta.story({
  args: { title: '这个浏览器禁用了存储 Storage is turned off', level: 3, actions: null },
})

/** A long question from the visitor wraps. */
export const LongText = meta.story({
  args: {
    title:
      '没有找到「两千五百公里续航的氢能增程式四驱旅行车」 No match for “hydrogen range-extended all-wheel-drive estate”',
  },
  decorators: [narrow],
})
