import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SearchField } from './SearchField.tsx'

const meta = preview.meta({
  component: SearchField,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: '搜索名称或描述 Search name or description',
    clearLabel: '清除搜索 Clear search',
    name: 'q',
    onChange: fn(),
  },
})

/** Nothing searched for: no clear button. */
export const Empty = meta.story()

Empty.test(
  'SH-1 is a named search box and reports each change',
  async ({ canvas, args, userEvent }) => {
    const box = canvas.getByRole('searchbox', { name: '搜索名称或描述 Search name or description' })
    await expect(canvas.queryByRole('button')).toBeNull()
    await userEvent.type(box, 'ab')
    await expect(args.onChange).toHaveBeenCalledTimes(2)
    await expect(args.onChange).toHaveBeenLastCalledWith('ab')
  },
)

/** Something is searched for. */
export const Filled = meta.story({ args: { defaultValue: '氢能 hydrogen' } })

Filled.test(
  'SH-2 the button empties it and leaves the focus in the box',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '清除搜索 Clear search' }))
    await expect(args.onChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
)

Filled.test('SH-3 Escape empties it', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('searchbox'))
  await userEvent.keyboard('{Escape}')
  await expect(canvas.getByRole('searchbox')).toHaveValue('')
  await expect(args.onChange).toHaveBeenCalledOnce()
  await userEvent.keyboard('{Escape}')
  await expect(args.onChange).toHaveBeenCalledOnce()
})

/** Where the keyboard is. */
export const Focused = meta.story({ parameters: { pinned: { focus: 'input' } } })

/** The keyboard is on the clear button. */
export const ClearFocused = meta.story({
  args: { defaultValue: '氢能 hydrogen' },
  parameters: { pinned: { focus: 'button', hover: 'button' } },
})

/** The page sets the text, for example after Back. */
export const SetByPage = meta.story({
  render: (args) => {
    const [value, setValue] = useState('风 wind')
    return (
      <>
        <SearchField
          {...args}
          value={value}
          onChange={(next) => {
            setValue(next)
            args.onChange?.(next)
          }}
        />
        <button type="button" onClick={() => setValue('氢能 hydrogen')}>
          返回 Back
        </button>
      </>
    )
  },
})

SetByPage.test('SH-4 shows the text that the page sets', async ({ canvas, args, userEvent }) => {
  const box = canvas.getByRole('searchbox')
  await userEvent.type(box, ' x')
  await userEvent.click(canvas.getByRole('button', { name: '返回 Back' }))
  await expect(box).toHaveValue('氢能 hydrogen')
  await expect(args.onChange).toHaveBeenCalledTimes(2)
})
