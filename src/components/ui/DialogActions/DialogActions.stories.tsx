import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { sampleText } from '#.storybook/samples.ts'
import { Button } from '#components/ui/Button/Button.tsx'
import { DialogActions } from './DialogActions.tsx'

const meta = preview.meta({
  component: DialogActions,
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
    sampleText(globals, '$t(manage:clear.exportFirst)'),
    sampleText(globals, '$t(common:action.cancel)'),
    sampleText(globals, '$t(manage:clear.confirm)'),
  ])
})
