import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { expect } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { SuccessMark } from '#components/auth/SuccessMark/SuccessMark.tsx'
import { AuthLayout } from './AuthLayout.tsx'
import { useBreakers } from './breakers.ts'

const meta = preview.meta({
  component: AuthLayout,
  parameters: { layout: 'fullscreen', docs: { story: { height: '720px' } }, docsWidth: 1280 },
  args: {
    title: '$t(auth:reset.title)',
    lead: '$t(auth:reset.text)',
    children: '$t(auth:field.newPassword)',
  },
})

/** The form is at the left. From 1024 px on the circuit is at its right; on narrower screens its row is above. */
export const Default = meta.story()

const TwoScreens = () => {
  const { t } = useTranslation('auth')
  const [screen, setScreen] = useState('form')
  return (
    <AuthLayout title={t(screen === 'form' ? 'signup.title' : 'code.title')} screen={screen}>
      {screen === 'form' ? (
        <Button key="next" onClick={() => setScreen('done')}>
          {t('code.submit')}
        </Button>
      ) : (
        <p>{t('verified.title')}</p>
      )}
    </AuthLayout>
  )
}

/** A flow that changes its screen in place. */
export const ScreenChanges = meta.story({ render: () => <TwoScreens /> })

ScreenChanges.test('moves the focus to the heading when the screen changes', async (context) => {
  await press(context, 'auth:code.submit')
  await expect(named(context, 'heading', 'auth:code.title')).toHaveFocus()
})

ScreenChanges.test('shows a new screen from its top', async (context) => {
  context.canvasElement.style.paddingBlockEnd = '2000px'
  window.scrollTo(0, 20)
  await press(context, 'auth:code.submit')
  await expect(window.scrollY).toBe(0)
})

ScreenChanges.test(
  'leaves focus and place to a person who writes elsewhere on the page',
  async (context) => {
    const { canvas, canvasElement, globals } = context
    canvasElement.style.paddingBlockEnd = '2000px'
    const other = document.createElement('input')
    canvasElement.append(other)
    other.focus()
    window.scrollTo(0, 20)
    named(context, 'button', 'auth:code.submit').click()
    await expect(
      canvas.findByRole('heading', { name: inLanguage(globals, 'auth:code.title') }),
    ).resolves.toBeVisible()
    await expect(other).toHaveFocus()
    await expect(window.scrollY).toBe(20)
  },
)

ScreenChanges.test('leaves the focus alone on arrival', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).not.toHaveFocus()
})

const ThreeFilled = () => {
  const light = useBreakers()
  useEffect(() => light(3), [light])
  return null
}

/** The circuit follows a new password or the boxes of a code in the form. */
export const Breakers = meta.story({
  args: {
    circuit: 'strength',
    children: <ThreeFilled />,
  },
})

/** After success the circuit is closed, and its line ends in the ring over the heading. */
export const Closed = meta.story({
  // Only beside the form does the line reach the ring.
  globals: { viewport: { value: 'w1280' } },
  args: { circuit: 'closed', mark: <SuccessMark /> },
  decorators: [
    (Story) => (
      // The height of the header.
      <chakra.div paddingBlockStart="calc(4rem + 1px)">
        <Story />
      </chakra.div>
    ),
  ],
})
