import { expect, waitFor } from 'storybook/test'
import { narrow } from '#.storybook/decorators/narrow.tsx'
import { inLanguage } from '#.storybook/inLanguage.ts'
import preview from '#.storybook/preview.tsx'
import { sampleProduct } from '#.storybook/fixtures/products.ts'
import { figuresOf } from '#domain/catalogue/figures.ts'
import { Figures } from './Figures.tsx'

const meta = preview.meta({
  component: Figures,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 460 }}>
        <Story />
      </div>
    ),
  ],
  args: { figures: figuresOf(sampleProduct('zh').specifications) },
})

/** Three numbers with their units. */
export const Default = meta.story()

Default.test(
  'shows the first three specifications with their units',
  async ({ canvas, globals }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[1]).toHaveTextContent(
      inLanguage(globals, { zh: '82 kWh磷酸铁锂', en: '82 kWhLFP' }),
    )
  },
)

Default.test(
  'does not break a word of a text',
  {
    globals: { locale: 'en' },
    decorators: [narrow],
    args: {
      figures: figuresOf({
        Cores: '8 performance + 8 efficiency',
        Memory: 'Quad channel',
        Socket: 'Soldered',
      }),
    },
  },
  async ({ canvas }) => {
    const text = canvas.getByText(/performance/u).firstChild as Text
    const word = document.createRange()
    word.setStart(text, text.data.indexOf('performance'))
    word.setEnd(text, text.data.indexOf('performance') + 'performance'.length)
    // Until the font of the page is there, another one is shown, whose letters may be wider.
    await waitFor(() => expect(word.getClientRects()).toHaveLength(1))
  },
)

/** One specification alone is larger. */
export const One = meta.story({ args: { figures: figuresOf({ 续航: '220 km' }) } })

/** A code such as a degree of protection is as large as a number. A value that is neither gives its place to the next one. Long names wrap. */
export const CodeAndLongNames = meta.story({
  args: {
    figures: figuresOf({
      supercalifragilisticexpialidociousNames: '12 mm',
      快充: '10%–80%，18 分钟',
      防护: 'IP65',
      电压: '400 V',
    }),
  },
})
