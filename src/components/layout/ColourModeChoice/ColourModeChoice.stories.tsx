import { expect } from 'storybook/test'
import { named } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { colourModes } from '#domain/colourMode.ts'
import { ColourModeChoice } from './ColourModeChoice.tsx'

const meta = preview.meta({ component: ColourModeChoice, tags: ['autodocs'] })

/** At the foot of every page and of the mobile menu. Here the toolbar decides the colours. */
export const Default = meta.story()

Default.test('is a named group with the system first and chosen', async (context) => {
  const { canvas, globals } = context
  const group = named(context, 'radiogroup', 'common:colourMode.label')
  await expect(group).toBeVisible()
  const radios = canvas.getAllByRole<HTMLInputElement>('radio')
  await expect(radios.map(({ value, checked }) => [value, checked])).toEqual([
    ['system', true],
    ['light', false],
    ['dark', false],
  ])
  for (const [index, mode] of colourModes.entries()) {
    const name = inLanguage(globals, `common:colourMode.${mode}`)
    await expect(radios[index]).toHaveAccessibleName(name)
  }
})

Default.test('is one stop, and the arrow keys choose', async ({ canvas, userEvent }) => {
  await userEvent.tab()
  const [system, light, dark] = canvas.getAllByRole('radio')
  await expect(system).toHaveFocus()
  await userEvent.keyboard('{ArrowRight}')
  await expect(light).toBeChecked()
  await userEvent.keyboard('{ArrowRight}')
  await expect(dark).toBeChecked()
  await expect(dark).toHaveFocus()
})

/** On a phone, and with the longer words: the buttons take the next line. */
export const Narrow = meta.story({ globals: { viewport: { value: 'w320' } } })
