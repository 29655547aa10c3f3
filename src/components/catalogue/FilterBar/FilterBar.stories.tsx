import { useState } from 'react'
import { expect, fn } from 'storybook/test'
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

Default.test('filters by stock at once', async ({ canvas, args, globals, userEvent }) => {
  const stock = canvas.getByRole('checkbox', {
    name: inLanguage(globals, 'catalogue:filter.inStock'),
  })
  await userEvent.click(stock)
  await expect(args.onFilter).toHaveBeenLastCalledWith({ inStock: true })
  await expect(stock).toBeChecked()
})

Default.test('filters by price with Enter, in either order', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const from = canvas.getByRole('textbox', { name: inLanguage(globals, 'catalogue:filter.from') })
  const to = canvas.getByRole('textbox', { name: inLanguage(globals, 'catalogue:filter.to') })
  await userEvent.type(from, '１，２９９．５')
  await userEvent.type(to, '$500{Enter}')
  await expect(args.onFilter).toHaveBeenCalledOnce()
  await expect(args.onFilter).toHaveBeenCalledWith({ from: 500, to: 1299.5 })
  await expect(from).toHaveValue('500')
  await expect(to).toHaveValue('1299.5')
})

Default.test('refuses what is no price, beside the field', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const from = canvas.getByRole('textbox', { name: inLanguage(globals, 'catalogue:filter.from') })
  const to = canvas.getByRole('textbox', { name: inLanguage(globals, 'catalogue:filter.to') })
  await userEvent.type(from, '0.00')
  await userEvent.type(to, '很贵{Enter}')
  await expect(args.onFilter).not.toHaveBeenCalled()
  await expect(to).toHaveFocus()
  await expect(to).toHaveAccessibleDescription(inLanguage(globals, 'catalogue:filter.invalid'))
  await expect(to).toHaveValue('很贵')
  await userEvent.clear(to)
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'catalogue:filter.apply') }),
  )
  await expect(args.onFilter).toHaveBeenLastCalledWith({ from: null, to: null })
  await expect(to).toBeValid()
})

Default.test('keeps a price that is not applied yet when stock is chosen', async (context) => {
  const { canvas, args, globals, userEvent } = context
  const from = canvas.getByRole('textbox', { name: inLanguage(globals, 'catalogue:filter.from') })
  await userEvent.type(from, '500')
  await userEvent.click(canvas.getByRole('checkbox'))
  await expect(from).toHaveValue('500')
  const clear = { name: inLanguage(globals, 'catalogue:filter.clear') }
  await userEvent.click(await canvas.findByRole('button', clear))
  await expect(args.onFilter).toHaveBeenLastCalledWith(noFilter)
  await expect(from).toHaveValue('')
})

/** Stock and price are set. */
export const Filled = meta.story({ args: { filter: { inStock: true, from: 100, to: 1299.5 } } })

Filled.test('is cleared by one button, which keeps the focus in the form', async (context) => {
  const { canvas, args, globals, userEvent } = context
  await expect(canvas.getByRole('checkbox')).toBeChecked()
  await userEvent.click(
    canvas.getByRole('button', { name: inLanguage(globals, 'catalogue:filter.clear') }),
  )
  await expect(args.onFilter).toHaveBeenLastCalledWith(noFilter)
  await expect(canvas.getByRole('checkbox')).not.toBeChecked()
  await expect(canvas.getByRole('checkbox')).toHaveFocus()
  for (const field of canvas.getAllByRole('textbox')) await expect(field).toHaveValue('')
})

/** What was typed is no price. */
export const Refused = meta.story({
  play: async ({ canvas, globals, userEvent }) => {
    const name = inLanguage(globals, 'catalogue:filter.from')
    await userEvent.type(canvas.getByRole('textbox', { name }), '1e3{Enter}')
    await expect(canvas.getByRole('alert')).toBeVisible()
  },
})

/** On a phone the filter waits behind a button. */
export const Phone = meta.story({ globals: { viewport: { value: 'w320' } } })

Phone.test('opens behind a button', async ({ canvas, globals, userEvent }) => {
  const button = canvas.getByRole('button', { name: inLanguage(globals, 'catalogue:filter.label') })
  await expect(canvas.queryByRole('checkbox')).toBeNull()
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getByRole('checkbox')).toBeVisible()
})

/** On a phone a filter that is set is open, and its button counts it. */
export const PhoneFilled = meta.story({
  globals: { viewport: { value: 'w320' } },
  args: { filter: { inStock: true, from: 100, to: 1299.5 } },
  play: async ({ canvas, globals }) => {
    const name = inLanguage(globals, ['catalogue:filter.labelSet', { count: 2 }])
    await expect(canvas.getByRole('button', { name })).toBeVisible()
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})
