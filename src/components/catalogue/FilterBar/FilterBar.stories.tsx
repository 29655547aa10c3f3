import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { named, press } from '#.storybook/byName.ts'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { noFilter } from '#domain/catalogue/filter.ts'
import { FilterBar, type FilterBarProps } from './FilterBar.tsx'

const Held = (props: FilterBarProps) => {
  const [filter, setFilter] = useState(props.filter)
  return (
    <FilterBar
      filter={filter}
      onFilter={(part) => {
        props.onFilter(part)
        setFilter({ ...filter, ...part })
      }}
    />
  )
}

const meta = preview.meta({
  component: FilterBar,
  args: { filter: noFilter, onFilter: fn() },
  render: (args) => <Held {...args} />,
})

/** Nothing is filtered. */
export const Default = meta.story()

Default.test('filters by price with Enter, in either order', async (context) => {
  const { args, userEvent } = context
  const from = named(context, 'textbox', 'catalogue:filter.from')
  const to = named(context, 'textbox', 'catalogue:filter.to')
  await userEvent.type(from, '１，２９９．５')
  await userEvent.type(to, '$500{Enter}')
  await expect(args.onFilter).toHaveBeenCalledOnce()
  await expect(args.onFilter).toHaveBeenCalledWith({ from: 500, to: 1299.5 })
  await expect(from).toHaveValue('500')
  await expect(to).toHaveValue('1299.5')
})

Default.test(
  'keeps a price that is not applied yet when another filter changes',
  {
    render: function Others(args) {
      const [inStock, setInStock] = useState(false)
      return (
        <>
          <button type="button" onClick={() => setInStock(true)}>
            In stock
          </button>
          <FilterBar {...args} filter={{ ...noFilter, inStock }} />
        </>
      )
    },
  },
  async (context) => {
    const { canvas, userEvent } = context
    const from = named(context, 'textbox', 'catalogue:filter.from')
    await userEvent.type(from, '12')
    await userEvent.click(canvas.getByRole('button', { name: 'In stock' }))
    await expect(from).toHaveValue('12')
  },
)

Default.test('refuses what is no price, beside the field', async (context) => {
  const { args, globals, userEvent } = context
  const from = named(context, 'textbox', 'catalogue:filter.from')
  const to = named(context, 'textbox', 'catalogue:filter.to')
  await userEvent.type(from, '0.00')
  await userEvent.type(to, '很贵{Enter}')
  await expect(args.onFilter).not.toHaveBeenCalled()
  await expect(to).toHaveFocus()
  await expect(to).toHaveAccessibleDescription(inLanguage(globals, 'catalogue:filter.invalid'))
  await expect(to).toHaveValue('很贵')
  await userEvent.clear(to)
  await press(context, 'catalogue:filter.apply')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ from: null, to: null })
  await expect(to).toBeValid()
})

/** A range is set. */
export const Filled = meta.story({ args: { filter: { inStock: true, from: 100, to: 1299.5 } } })

Filled.test('is cleared by one button, which keeps the focus in the form', async (context) => {
  const { canvas, args } = context
  await press(context, 'catalogue:filter.clear')
  await expect(args.onFilter).toHaveBeenLastCalledWith({ from: null, to: null })
  for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
  await expect(canvas.getAllByRole('textbox')[0]).toHaveFocus()
})

/** What was typed is no price. */
export const Refused = meta.story({
  globals: { viewport: { value: 'w320' } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.type(named(context, 'textbox', 'catalogue:filter.from'), '1e3{Enter}')
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})
