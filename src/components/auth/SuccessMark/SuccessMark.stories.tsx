import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SuccessMark } from './SuccessMark.tsx'

const meta = preview.meta({ component: SuccessMark })

/** The line passes through a ring with a tick: 600 ms, or drawn already under reduced motion. */
export const Default = meta.story()

Default.test('SU-1 says nothing: the words beside it do', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
})
