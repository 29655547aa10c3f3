import { expect } from 'storybook/test'
import { catalogue, idle } from '#.storybook/fixtures/management.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { products } from '#.storybook/fixtures/management.ts'
import { ManagementToolbar } from './ManagementToolbar.tsx'

const meta = preview.meta({
  component: ManagementToolbar,
  args: { catalogue, flow: idle },
})

/** Products are there. */
export const Default = meta.story()

Default.test('hands over the chosen file, also the same one twice', async (context) => {
  const { canvasElement, args, userEvent } = context
  const input = canvasElement.querySelector('input')
  if (input === null) throw new Error('There is no file input')
  const file = new File(['[]'], 'products_2026-01-01.json', { type: 'application/json' })
  await userEvent.upload(input, file)
  await userEvent.upload(input, file)
  await expect(args.flow.chooseImport).toHaveBeenCalledTimes(2)
})

Default.test('hands out a sheet and a template from its menu, and clears', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const choose = async (action: 'sheet' | 'template' | 'clear') => {
    const more = inLanguage(globals, 'manage:action.more')
    await userEvent.click(canvas.getByRole('button', { name: more }))
    const name = inLanguage(globals, `manage:action.${action}`)
    await userEvent.click(canvas.getByRole('button', { name }))
  }
  const language = inLanguage(globals, { zh: 'zh', en: 'en' })
  await choose('sheet')
  await expect(args.flow.exportSheet).toHaveBeenLastCalledWith('products', language)
  await choose('template')
  await expect(args.flow.exportSheet).toHaveBeenLastCalledWith('template', language)
  await choose('clear')
  const ids = products.map(({ $id }) => $id)
  await expect(args.flow.askRemoval).toHaveBeenLastCalledWith('clear', ids)
})

/** The form is open: its button is the main one. */
export const FormOpen = meta.story({ args: { flow: { ...idle, form: 'editing' } } })

/** Nothing stored: nothing to export or clear. */
export const Empty = meta.story({ args: { catalogue: { ...catalogue, products: [] } } })

Empty.test('neither exports nor clears nothing', async (context) => {
  const { canvas, args, globals, userEvent } = context
  for (const action of ['export', 'more', 'clear'] as const) {
    const name = inLanguage(globals, `manage:action.${action}`)
    await userEvent.click(canvas.getAllByRole('button', { name })[0] ?? document.body)
  }
  await expect(args.flow.exportProducts).not.toHaveBeenCalled()
  await expect(args.flow.askRemoval).not.toHaveBeenCalled()
})
