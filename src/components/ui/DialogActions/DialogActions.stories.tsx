import { expect } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { DialogActions } from './DialogActions.tsx'

const meta = preview.meta({
  component: DialogActions,
  tags: ['autodocs'],
  parameters: { layout: 'padded' },
  args: {
    children: (
      <>
        <Button variant="outline">$t(manage:clear.exportFirst)</Button>
        <Button variant="outline">$t(common:action.cancel)</Button>
        <Button variant="danger">$t(manage:clear.confirm)</Button>
      </>
    ),
  },
})

/** In a row from 480 px, the main one last; stacked with the main one on top below. */
export const Default = meta.story()

Default.test('the main one comes last in the tab order', async ({ canvas, globals }) => {
  await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
    inLanguage(globals, 'manage:clear.exportFirst'),
    inLanguage(globals, 'common:action.cancel'),
    inLanguage(globals, 'manage:clear.confirm'),
  ])
})
