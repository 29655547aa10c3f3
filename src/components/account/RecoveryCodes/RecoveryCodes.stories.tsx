import { expect, fn } from 'storybook/test'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { RecoveryCodes } from './RecoveryCodes.tsx'

const meta = preview.meta({
  component: RecoveryCodes,
  args: {
    codes: ['3f9a1c4001', '7b20de4001', 'c4518e4001', '90ab6d4001', '1e7f424001', 'd8c3054001'],
    onSaved: fn(),
  },
  parameters: { layout: 'padded', visual: { disable: true } },
  decorators: [formColumn],
})

/** Six fresh codes. */
export const Default = meta.story()

Default.test('lists the codes in two groups each', async ({ canvas, globals }) => {
  const name = inLanguage(globals, 'twoFactor:section.codesList')
  await expect(canvas.getByRole('list', { name })).toBeVisible()
  const items = canvas.getAllByRole('listitem')
  const { fontFamily } = getComputedStyle(document.body)
  for (const item of items) await expect(getComputedStyle(item).fontFamily).toBe(fontFamily)
  await expect(items.map(({ textContent }) => textContent)).toEqual([
    '3f9a1-c4001',
    '7b20d-e4001',
    'c4518-e4001',
    '90ab6-d4001',
    '1e7f4-24001',
    'd8c30-54001',
  ])
})

Default.test('saves them as a text file', async ({ canvas, globals }) => {
  const link = canvas.getByRole('link', {
    name: inLanguage(globals, 'twoFactor:section.download'),
  })
  await expect(link).toHaveAttribute('download', 'recovery-codes.txt')
  const [type, text = ''] = (link.getAttribute('href') ?? '').split(',')
  await expect(type).toBe('data:text/plain;charset=utf-8')
  await expect(decodeURIComponent(text)).toContain('\n3f9a1-c4001\n7b20d-e4001\n')
})

Default.test('prints them', async ({ canvas, userEvent, globals }) => {
  const print = fn()
  window.print = print
  const name = inLanguage(globals, 'twoFactor:section.print')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(print).toHaveBeenCalledTimes(1)
})

Default.test('is left when they are saved', async ({ canvas, args, userEvent, globals }) => {
  const name = inLanguage(globals, 'twoFactor:section.saved')
  await userEvent.click(canvas.getByRole('button', { name }))
  await expect(args.onSaved).toHaveBeenCalledTimes(1)
})
