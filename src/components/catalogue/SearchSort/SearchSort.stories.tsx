import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { named, press, says } from '#.storybook/byName.ts'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { nextOrder } from '#domain/catalogue/browsing.ts'
import { noFilter } from '#domain/catalogue/filter.ts'
import { SearchSort, type SearchSortProps } from './SearchSort.tsx'

const Held = (props: SearchSortProps) => {
  const [text, setText] = useState(props.text)
  const [order, setOrder] = useState(props.order)
  const [filter, setFilter] = useState(props.filter)
  return (
    <SearchSort
      {...props}
      text={text}
      countedText={text}
      order={order}
      filter={filter}
      onFilter={(part) => {
        props.onFilter(part)
        setFilter({ ...filter, ...part })
      }}
      onTextChange={(next) => {
        props.onTextChange(next)
        setText(next)
      }}
      onSort={(sort) => {
        props.onSort(sort)
        setOrder(nextOrder(order, sort))
      }}
    />
  )
}

const meta = preview.meta({
  component: SearchSort,
  args: {
    text: '',
    countedText: '',
    order: { sort: 'price', dir: 'asc' } as const,
    count: 4,
    onTextChange: fn(),
    onSort: fn(),
    filter: noFilter,
    onFilter: fn(),
    total: 4,
  },
  render: (args) => <Held {...args} />,
})

/** Ordered by price, upwards. */
export const Default = meta.story()

Default.test('is one search landmark with a named field (spec §2.35)', async (context) => {
  const { canvasElement, step } = context
  await step('There is a search landmark', async () => {
    // The testing library does not know the role of the `search` element yet.
    await expect(canvasElement.querySelector('search')).toBeVisible()
  })
  await step('Its field is named', async () => {
    await expect(named(context, 'searchbox', 'catalogue:searchLabel')).toBeVisible()
  })
})

Default.test(
  'shows order and direction as text, and reverses on a second click (spec §2.36)',
  async (c) => {
    const pressed = () => c.canvas.getByRole('button', { pressed: true })
    await c.step('The order is price, ascending', async () => {
      await expect(pressed()).toHaveAccessibleName(
        inLanguage(c.globals, 'catalogue:sort.price', 'catalogue:sort.asc'),
      )
    })
    await c.step('Press “Price” again: price, descending', async () => {
      await c.userEvent.click(pressed())
      await expect(pressed()).toHaveAccessibleName(
        inLanguage(c.globals, 'catalogue:sort.price', 'catalogue:sort.desc'),
      )
      await waitFor(() => says(c, 'status', 'catalogue:sort.price', 'catalogue:sort.desc'))
    })
    await c.step('Press “Date”: date, descending', async () => {
      await press(c, 'catalogue:sort.date')
      await expect(pressed()).toHaveAccessibleName(
        inLanguage(c.globals, 'catalogue:sort.date', 'catalogue:sort.desc'),
      )
    })
    await c.step('Press “Name”: name, ascending', async () => {
      await press(c, 'catalogue:sort.name')
      await expect(pressed()).toHaveAccessibleName(
        inLanguage(c.globals, 'catalogue:sort.name', 'catalogue:sort.asc'),
      )
    })
  },
)

/** Something is searched for; it can be cleared. */
export const Filled = meta.story({
  args: { text: '轿车', countedText: '轿车', count: 3 },
})

Filled.test('is cleared by its button, which keeps the focus in the field', async (c) => {
  await press(c, 'catalogue:searchClear')
  await expect(c.args.onTextChange).toHaveBeenLastCalledWith('')
  await expect(c.canvas.getByRole('searchbox')).toHaveFocus()
})

Default.test(
  'filters by stock at once, and asks for no price of a few products',
  async (context) => {
    const { canvas, args, globals, userEvent } = context
    const name = inLanguage(globals, 'catalogue:filter.inStock')
    await userEvent.click(canvas.getByRole('checkbox', { name }))
    await expect(args.onFilter).toHaveBeenLastCalledWith({ inStock: true })
    await expect(canvas.getByRole('checkbox', { name })).toBeChecked()
    await expect(canvas.queryByRole('button', { expanded: false })).toBeNull()
  },
)

/** Nine products and more have a price range behind a button. */
export const Many = meta.story({ args: { count: 12, total: 12 } })

Many.test('opens the price range', async (context) => {
  const { canvas, userEvent } = context
  const button = named(context, 'button', 'catalogue:filter.label')
  await expect(canvas.queryByRole('textbox')).toBeNull()
  await userEvent.click(button)
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(canvas.getAllByRole('textbox')).toHaveLength(2)
})

/** A range that is set is open, also over a few products, and the button counts it. */
export const Ranged = meta.story({
  args: { filter: { inStock: true, from: 100, to: null } },
})

/** On a narrow screen: field and count, then stock and order. */
export const Narrow = meta.story({
  args: { text: '轿车', countedText: '轿车', count: 3 },
  decorators: [narrow],
})
