import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { languageSwitch, withLanguageSwitch } from '#.storybook/decorators/withLanguageSwitch.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { inChinese, inEnglish } from '#tests/support/i18n.ts'
import { ResultsCount } from './ResultsCount.tsx'

const meta = preview.meta({
  component: ResultsCount,
  tags: ['!autodocs'],
  args: { count: 12, query: '' },
})

const countText = (globals: Record<string, unknown>, count: number) =>
  inLanguage(globals, ['catalogue:results', { count }])

/** Many. */
export const Many = meta.story()

Many.test('says how many, and says nothing aloud on arrival', async ({ canvas, globals }) => {
  await expect(canvas.getByText(countText(globals, 12))).toBeVisible()
  await expect(canvas.getByRole('status')).toHaveTextContent('')
})

/** One product: English needs another form. */
export const One = meta.story({ args: { count: 1 } })

One.test('counts one as one', async ({ canvas, globals }) => {
  await expect(canvas.getByText(countText(globals, 1))).toBeVisible()
})

/** Nothing matches: the announcement quotes the search. */
export const None = meta.story({ args: { count: 0, query: '氢能' } })

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

/** The language changes after a search. */
export const LanguageSwitched = WhileTyping.extend({
  decorators: [withLanguageSwitch],
  parameters: { chromatic: { disableSnapshot: true } },
})

LanguageSwitched.test(
  'translates the count and its announcement when the language changes',
  async ({ canvas, userEvent, step }) => {
    const status = canvas.getByRole('status')
    await step('Search in Chinese, and hear how many products match', async () => {
      await userEvent.type(canvas.getByRole('textbox'), 'ab')
      await waitFor(() =>
        expect(status).toHaveTextContent(inChinese('catalogue:results', { count: 6 })),
      )
    })
    await step('Change the language: both say “6 products”', async () => {
      await userEvent.click(canvas.getByRole('button', { name: languageSwitch }))
      await expect(
        canvas.getByText(inEnglish('catalogue:results', { count: 6 }), { selector: 'p' }),
      ).toBeVisible()
      await expect(status).toHaveTextContent(inEnglish('catalogue:results', { count: 6 }))
    })
  },
)
