import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { noFilter } from '#domain/catalogue/filter.ts'
import { ResultsCount } from './ResultsCount.tsx'

const meta = preview.meta({
  component: ResultsCount,
  args: { count: 12, query: '' },
})

const countText = (globals: Record<string, unknown>, count: number) =>
  inLanguage(globals, ['catalogue:results', { count }])

/** Many. */
export const Many = meta.story()

Many.test(
  'says how many, and says nothing aloud on arrival (spec §2.38)',
  async ({ canvas, globals }) => {
    await expect(canvas.getByText(countText(globals, 12))).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('')
  },
)

Many.test(
  'does not say beside that sentence that there are none',
  { args: { count: 0, query: '氢能' } },
  async ({ canvas, globals }) => {
    await expect(canvas.getByText(countText(globals, 0))).not.toBeVisible()
  },
)

Many.test(
  'announces a filter also where the count stays the same',
  { render: () => <FilterButton count={3} to={500} /> },
  async (context) => {
    const { canvas, globals, userEvent } = context
    const status = canvas.getByRole('status')
    await userEvent.click(canvas.getByRole('button'))
    const text = inLanguage(globals, ['catalogue:resultsOf', { count: 3, total: 12 }])
    await expect(canvas.getByText(text)).toBeVisible()
    await waitFor(() => expect(status).toHaveTextContent(text))
  },
)

const FilterButton = ({ count, to }: { readonly count: number; readonly to: number }) => {
  const [filter, setFilter] = useState(noFilter)
  return (
    <>
      <button
        type="button"
        onClick={() => setFilter({ ...noFilter, to: filter.to === null ? to : 1 })}
      >
        筛选
      </button>
      <ResultsCount count={count} query="" filter={filter} total={12} />
    </>
  )
}

const Typing = () => {
  const [text, setText] = useState('')
  return (
    <>
      <input aria-label="搜索" value={text} onChange={(event) => setText(event.target.value)} />
      <ResultsCount count={text.length < 4 ? 12 - text.length * 3 : 0} query={text} />
    </>
  )
}

/** Changes with every key, announced once. */
export const WhileTyping = meta.story({ render: () => <Typing /> })

WhileTyping.test(
  'is announced once after typing stops, and quotes a search without a match',
  async ({ canvas, canvasElement, globals, userEvent }) => {
    const status = canvas.getByRole('status')
    const announced: string[] = []
    const observer = new MutationObserver(() => announced.push(status.textContent))
    observer.observe(canvasElement.ownerDocument.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    await userEvent.type(canvas.getByRole('textbox'), 'ab')
    await expect(canvas.getByText(countText(globals, 6))).toBeVisible()
    await waitFor(() => expect(status).toHaveTextContent(countText(globals, 6)))
    await userEvent.type(canvas.getByRole('textbox'), 'cde')
    const none = inLanguage(globals, ['catalogue:state.noMatch', { query: 'abcde' }])
    await waitFor(() => expect(status).toHaveTextContent(none))
    observer.disconnect()
    await expect([...new Set(announced.filter((text) => text !== ''))]).toEqual([
      countText(globals, 6),
      none,
    ])
  },
)
