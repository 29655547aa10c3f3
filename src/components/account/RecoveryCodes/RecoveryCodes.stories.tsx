import { expect, fn } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { formColumn } from '#.storybook/decorators/formColumn.tsx'
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

Default.test('lists the codes in two groups each', async (context) => {
  await expect(named(context, 'list', 'twoFactor:section.codesList')).toBeVisible()
  const items = context.canvas.getAllByRole('listitem')
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

Default.test('saves them as a text file', async (context) => {
  const link = named(context, 'link', 'twoFactor:section.download')
  await expect(link).toHaveAttribute('download', 'recovery-codes.txt')
  const [type, text = ''] = (link.getAttribute('href') ?? '').split(',')
  await expect(type).toBe('data:text/plain;charset=utf-8')
  await expect(decodeURIComponent(text)).toContain('\n3f9a1-c4001\n7b20d-e4001\n')
})

Default.test('prints them', async (context) => {
  const print = fn()
  window.print = print
  await press(context, 'twoFactor:section.print')
  await expect(print).toHaveBeenCalledTimes(1)
})

Default.test('is left when they are saved', async (context) => {
  await press(context, 'twoFactor:section.saved')
  await expect(context.args.onSaved).toHaveBeenCalledTimes(1)
})
