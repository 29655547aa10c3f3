import { useState } from 'react'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { AuthLayout } from './AuthLayout.tsx'

const meta = preview.meta({
  component: AuthLayout,
  parameters: { layout: 'fullscreen' },
  args: {
    title: '标题 Heading',
    lead: '一句话。One sentence.',
    children: '表单 The form',
  },
})

/** The form is left, the illustration right from 1024 px on. */
export const Default = meta.story()

Default.test('LY-1 has one heading and a decorative illustration', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('标题 Heading')
  await expect(canvas.queryByRole('img')).toBeNull()
})

const TwoScreens = () => {
  const [screen, setScreen] = useState('form')
  return (
    <AuthLayout title={screen === 'form' ? '第一步 Step 1' : '第二步 Step 2'} screen={screen}>
      {screen === 'form' ? (
        <Button key="next" onClick={() => setScreen('done')}>
          继续 Next
        </Button>
      ) : (
        <p>完成 Done</p>
      )}
    </AuthLayout>
  )
}

/** A flow that changes its screen in place. */
export const ScreenChanges = meta.story({ render: () => <TwoScreens /> })

ScreenChanges.test(
  'LY-2 moves the focus to the heading when the screen changes',
  async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '继续 Next' }))
    await expect(canvas.getByRole('heading', { name: '第二步 Step 2' })).toHaveFocus()
  },
)

ScreenChanges.test('LY-3 leaves the focus alone on arrival', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
})
