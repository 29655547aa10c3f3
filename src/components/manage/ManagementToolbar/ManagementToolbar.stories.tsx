import { expect, fn } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { catalogue, form, importing, said } from '#.storybook/fixtures/management.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { products } from '#.storybook/fixtures/management.ts'
import { ManagementToolbar } from './ManagementToolbar.tsx'

const flow = {
  ...{ catalogue, form, importing, said },
  ...{ setQuestion: fn(), exportAll: fn(), published: false },
}

const meta = preview.meta({
  component: ManagementToolbar,
  args: { flow },
})

/** Products are there. */
export const Default = meta.story()

Default.test('hands out a sheet and a template from its menu, and clears', async (context) => {
  const { args, globals } = context
  const choose = async (action: 'sheet' | 'template' | 'clear') => {
    await press(context, 'manage:action.more')
    await press(context, `manage:action.${action}`)
  }
  const language = inLanguage(globals, { zh: 'zh', en: 'en' })
  const exports = (sheet: 'products' | 'template') =>
    expect(args.flow.said.ask).toHaveBeenLastCalledWith({
      kind: 'export',
      file: { sheet, language },
      ids: null,
    })
  await choose('sheet')
  await exports('products')
  await choose('template')
  await exports('template')
  await choose('clear')
  const ids = products.map(({ $id }) => $id)
  await expect(args.flow.setQuestion).toHaveBeenLastCalledWith({ kind: 'deleteAll', ids })
})

Default.test('says in a dialog how to publish, and exports', async (context) => {
  const count = products.length
  for (const text of [
    'manage:action.more',
    'publish:title',
    ['publish:export', { count }],
  ] as const)
    await press(context, text)
  await expect(context.args.flow.exportAll).toHaveBeenCalledOnce()
})

/** For a user who may log out here (decision A4). */
export const WithLogOut = meta.story({ args: { onLogOut: fn() } })

WithLogOut.test('logs out from its menu', async (context) => {
  for (const key of ['manage:action.more', 'common:logOut.submit'] as const)
    await press(context, key)
  await expect(context.args.onLogOut).toHaveBeenCalledTimes(1)
})

/** The form is open: its button is the main one. */
export const FormOpen = meta.story({
  args: { flow: { ...flow, form: { ...form, state: 'editing' } } },
})

/** Nothing stored: nothing to export or clear. */
export const Empty = meta.story({
  args: { flow: { ...flow, catalogue: { ...catalogue, products: [] } } },
})

Empty.test('neither exports nor clears nothing', async (context) => {
  const { canvas, args, globals } = context
  for (const action of ['more', 'clear'] as const) {
    await press(context, `manage:action.${action}`)
  }
  for (const text of ['manage:action.export', 'publish:title'] as const)
    await expect(canvas.queryByText(inLanguage(globals, text))).toBeNull()
  await expect(args.flow.setQuestion).not.toHaveBeenCalled()
})
