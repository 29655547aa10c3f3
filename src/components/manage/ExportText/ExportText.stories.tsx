import { expect, fn, waitFor } from 'storybook/test'
import { press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { ExportText } from './ExportText.tsx'

const name = 'products_2026-01-01.json'
const file = {
  name,
  type: 'application/json',
  text: '{\n  "format": "xinyuan-products",\n  "products": []\n}',
}

const meta = preview.meta({
  component: ExportText,
  tags: ['autodocs'],
  parameters: { docs: { story: { inline: false } } },
  args: { shown: { file, isBackup: true }, onKept: fn(), onClose: fn() },
})

/** All products, in an app that drops downloads. */
export const Copy = meta.story()

Copy.test('counts only when the person says that it is kept', async (context) => {
  const { args } = context
  await press(context, 'manage:exportText.close')
  await expect(args.onKept).not.toHaveBeenCalled()
  await press(context, 'manage:exportText.confirm')
  await expect(args.onKept).toHaveBeenCalledOnce()
})

Copy.test('takes the focus with its heading, and selects the text at once', async (context) => {
  const { canvas, args } = context
  await waitFor(() => expect(canvas.getByRole('heading')).toHaveFocus())
  const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name })
  box.focus()
  await expect([box.selectionStart, box.selectionEnd]).toEqual([0, args.shown.file.text.length])
})

/** A sheet is no copy: it has no pictures. */
export const Sheet = meta.story({
  args: {
    shown: {
      file: { name: 'products_2026-01-01.csv', type: 'text/csv', text: '编号,产品名称' },
      isBackup: false,
    },
  },
  play: async ({ canvas, globals }) => {
    const confirm = inLanguage(globals, 'manage:exportText.confirm')
    await expect(canvas.queryByRole('button', { name: confirm })).toBeNull()
  },
})
