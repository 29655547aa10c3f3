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
        <Button variant="outline">$t(manage:delete.exportFirst)</Button>
        <Button variant="outline">$t(common:action.cancel)</Button>
        <Button variant="danger">$t(manage:delete.confirm)</Button>
      </>
    ),
  },
})

/** In a row from 480 px, the main one last; stacked with the main one on top below. */
export const Default = meta.story()
