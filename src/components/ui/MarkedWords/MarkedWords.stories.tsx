import { expect } from 'storybook/test'
import preview from '#.storybook/preview.tsx'
import { MarkedWords } from './MarkedWords.tsx'

const meta = preview.meta({
  component: MarkedWords,
  args: {
    children: '请读<terms>使用条款 Terms</terms>。',
    marks: { terms: <a href="#terms">{null}</a> },
  },
})

/** A link in the middle of a sentence. */
export const Link = meta.story()

Link.test('MW-1 gives a mark its words', async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: '使用条款 Terms' })).toBeVisible()
})

Link.test('MW-2 leaves the words around it as they are', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('请读使用条款 Terms。')
})

/** A mark without words of its own. */
export const Break = meta.story({
  args: { children: '好科技，<br/>从能源开始。', marks: { br: <br /> } },
})

Break.test('MW-3 takes a mark without words', async ({ canvasElement }) => {
  await expect(canvasElement.querySelectorAll('br')).toHaveLength(1)
  await expect(canvasElement).toHaveTextContent('好科技，从能源开始。')
})

/** What a visitor typed is never markup. */
export const Unknown = meta.story({ args: { children: 'x<b>y</b> <script>z</script> & 1 < 2' } })

Unknown.test('MW-4 shows an unknown mark as the text it is', async ({ canvasElement }) => {
  await expect(canvasElement).toHaveTextContent('x<b>y</b> <script>z</script> & 1 < 2')
})
