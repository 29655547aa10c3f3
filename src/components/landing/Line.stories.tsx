import { chakra } from '@chakra-ui/react/styled-system'
import preview from '#.storybook/preview.tsx'
import { linePiece, LineSection, lineMeasures, Spine, Stub } from './Line.tsx'

const Page = chakra('div', {
  base: { ...lineMeasures, position: 'relative', minHeight: '12rem', paddingInline: 'var(--edge)' },
})

const Right = linePiece({ insetBlockStart: '4rem', insetInline: 0, height: 'var(--line)' })

const meta = preview.meta({
  title: 'landing/Line',
  component: LineSection,
  tags: ['autodocs'],
  // The pictures of the sections show it.
  parameters: {
    layout: 'fullscreen',
    visual: { disable: true },
    controls: { disable: true },
    docs: { story: { inline: false } },
  },
})

/** The spine of narrow screens, with the short branch above a heading. */
export const Default = meta.story({
  render: () => (
    <LineSection>
      <Page>
        <Spine flow="down" />
        <Stub flow="right" />
      </Page>
    </LineSection>
  ),
})

/** A straight piece: the current runs through it to the right. */
export const Piece = meta.story({
  render: () => (
    <LineSection>
      <Page>
        <Right flow="right" />
      </Page>
    </LineSection>
  ),
})
