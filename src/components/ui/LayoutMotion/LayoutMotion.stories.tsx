import { useRef, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { Button } from '#components/ui/Button/Button.tsx'
import { LayoutMotion } from './LayoutMotion.tsx'

const Numbers = () => {
  const list = useRef<HTMLOListElement>(null)
  const [items, setItems] = useState(['1', '2', '3', '4'])
  return (
    <>
      <Button variant="outline" onClick={() => setItems((before) => before.toReversed())}>
        ⇅
      </Button>
      <ol ref={list}>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ol>
      <LayoutMotion list={list} items={items} />
    </>
  )
}

const meta = preview.meta({
  component: LayoutMotion,
  tags: ['autodocs'],
  parameters: { visual: { disable: true } },
  args: { list: { current: null }, items: [] },
  render: () => <Numbers />,
})

/** Items that change places. */
export const Default = meta.story()

Default.test('keeps the element of each item, and moves it', async ({ canvas, userEvent }) => {
  const before = canvas.getAllByRole('listitem')
  await userEvent.click(canvas.getByRole('button'))
  await expect(canvas.getAllByRole('listitem')).toEqual(before.toReversed())
  await waitFor(() => expect(before[0]).not.toHaveAttribute('data-layout'))
})
