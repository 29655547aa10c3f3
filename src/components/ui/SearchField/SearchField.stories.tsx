import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { SearchField, type SearchFieldProps } from './SearchField.tsx'

/** Holds the text, as a page does. */
const Held = (props: SearchFieldProps) => {
  const [value, setValue] = useState(props.value)
  return (
    <SearchField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next)
        props.onChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  component: SearchField,
  tags: ['!autodocs'],
  parameters: { layout: 'padded' },
  args: {
    label: '搜索名称或描述 Search name or description',
    clearLabel: '清除搜索 Clear search',
    value: '',
    onChange: fn(),
  },
  render: (args) => <Held {...args} />,
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
export const Filled = meta.story({ args: { value: '氢能 hydrogen' } })

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
  args: { value: '氢能 hydrogen' },
  parameters: { pinned: { focus: 'button', hover: 'button' } },
})
