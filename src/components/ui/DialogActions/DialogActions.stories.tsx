import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { DialogActions } from './DialogActions.tsx'

const meta = preview.meta({
  component: DialogActions,
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <Button variant="outline">先导出 Export first</Button>
        <Button variant="outline">取消 Cancel</Button>
        <Button variant="danger">清空 Clear</Button>
      </>
    ),
  },
})

/** In a row from 480 px, the main one last; stacked with the main one on top below. */
export const Default = meta.story()

Default.test('DA-1 the main one comes last in the tab order', async ({ canvas }) => {
  await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
    '先导出 Export first',
    '取消 Cancel',
    '清空 Clear',
  ])
})
