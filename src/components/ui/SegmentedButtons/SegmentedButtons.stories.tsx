import { expect, fn } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { SegmentedButtons, type Segment } from './SegmentedButtons.tsx'

const segments: readonly Segment[] = [
  { value: 'name', label: '$t(catalogue:sort.name)' },
  {
    value: 'price',
    label: '$t(catalogue:sort.price)',
    icon: 'arrowUp',
    note: '$t(catalogue:sort.asc)',
  },
  { value: 'stock', label: '$t(manage:table.stock)' },
]

const meta = preview.meta({
  component: SegmentedButtons,
  parameters: { layout: 'padded' },
  args: {
    label: '$t(catalogue:sort.label)',
    pressed: 'price',
    segments,
    onPress: fn(),
  },
})

/** One is selected, with a direction. */
export const Default = meta.story()

Default.test('is a named group of buttons, one of them pressed', async (context) => {
  const { canvas, globals } = context
  await expect(named(context, 'group', 'catalogue:sort.label')).toBeVisible()
  await expect(
    canvas.getByRole('button', {
      name: inLanguage(globals, 'catalogue:sort.price', 'catalogue:sort.asc'),
      pressed: true,
    }),
  ).toBeVisible()
  await expect(canvas.getAllByRole('button', { pressed: false })).toHaveLength(2)
})

Default.test('reports the selected one as well', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { pressed: true }))
  await expect(args.onPress).toHaveBeenLastCalledWith('price')
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect(args.onPress).toHaveBeenLastCalledWith('stock')
})

/** None is selected. */
export const NonePressed = meta.story({ args: { pressed: null } })

/** Too narrow for one row. */
export const Narrow = Default.extend({
  decorators: [
    (Story) => (
      <div style={{ width: 240 }}>
        <Story />
      </div>
    ),
  ],
})

/** The first under the pointer, the last where the keyboard is. */
export const HoveredAndFocused = meta.story({
  parameters: { pinned: { hover: 'button:first-of-type', 'focus-visible': 'button:last-of-type' } },
})
