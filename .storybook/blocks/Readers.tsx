import { chakra } from '@chakra-ui/react'
import { DocsLink, StoryLink } from './StoryLink.tsx'
import { Sheet } from './Sheet.tsx'

const Grid = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    columnGap: '10',
    rowGap: '8',
    marginBlock: '10',
    padding: '0',
    listStyleType: 'none',
    textStyle: 'small',
    color: 'fg',
  },
})
const Reader = chakra('li', {
  base: { borderBlockStart: '2px solid {colors.border.strong}', paddingBlockStart: '4' },
})
const Name = chakra('h2', { base: { textStyle: 'h3', margin: '0' } })
const Local = chakra('span', {
  base: { fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '2', whiteSpace: 'nowrap' },
})
const Ways = chakra('ul', {
  base: { listStyleType: 'none', padding: '0', marginBlockStart: '3', display: 'grid', gap: '2' },
})

const readers = [
  {
    name: 'Designers',
    local: '设计师',
    ways: [
      <>
        <DocsLink id="foundations-idea">The idea of the brand</DocsLink>, and what follows from it
      </>,
      <>
        <DocsLink id="foundations-colour">Colours</DocsLink> with their contrast,{' '}
        <DocsLink id="foundations-type">type</DocsLink> in both languages
      </>,
      <>
        <DocsLink id="pages-landingpage">A page</DocsLink> in all its states, then the toolbar: side
        by side, or stretched words
      </>,
    ],
  },
  {
    name: 'Developers',
    local: '开发者',
    ways: [
      <>
        <DocsLink id="ui-button">A component’s page</DocsLink>: when to use it, states, words, props
      </>,
      <>
        <DocsLink id="handbook-a-component">How to write one</DocsLink>; <code>npm run new</code>{' '}
        makes the files
      </>,
      <>
        <DocsLink id="machines-overview">Machines</DocsLink>: each journey, drawn from its code
      </>,
    ],
  },
  {
    name: 'Testers',
    local: '测试',
    ways: [
      <>
        <DocsLink id="handbook-spec-coverage">Spec coverage</DocsLink>: every rule with its proof
      </>,
      <>
        <DocsLink id="machines-sign-up">A machine</DocsLink>: every state, what a visitor sees,
        every failure in both languages
      </>,
      <>
        <DocsLink id="handbook-accessibility">The accessibility procedure</DocsLink>
      </>,
    ],
  },
  {
    name: 'The owner',
    local: '站主',
    ways: [
      <>
        <StoryLink id="flows-sign-up-to-code--mail-arrives">Flows</StoryLink>, played step by step
        as a visitor meets them
      </>,
      <>
        <StoryLink id="flows-walk-about--from-home">Walk about</StoryLink> with storage full, or the
        network gone
      </>,
      <>
        <DocsLink id="handbook-decisions">Decisions</DocsLink>, and why they were taken
      </>,
    ],
  },
]

/** Who reads this, and where each begins. */
export const Readers = () => (
  <Sheet>
    <Grid>
      {readers.map(({ name, local, ways }) => (
        <Reader key={name}>
          <Name>
            {name}
            <Local lang="zh-CN">{local}</Local>
          </Name>
          <Ways>
            {ways.map((way, index) => (
              <li key={index}>{way}</li>
            ))}
          </Ways>
        </Reader>
      ))}
    </Grid>
  </Sheet>
)
