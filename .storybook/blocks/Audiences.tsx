import { chakra } from '@chakra-ui/react/styled-system'
import { DocsLink, StoryLink } from './StoryLink.tsx'
import { SiteStyles } from './SiteStyles.tsx'

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
const Audience = chakra('li', {
  base: { borderBlockStart: '2px solid {colors.border.strong}', paddingBlockStart: '4' },
})
const Name = chakra('h2', { base: { textStyle: 'h3', margin: '0' } })
const Local = chakra('span', {
  base: { fontWeight: 'normal', color: 'fg.muted', marginInlineStart: '2', whiteSpace: 'nowrap' },
})
const Links = chakra('ul', {
  base: { listStyleType: 'none', padding: '0', marginBlockStart: '3', display: 'grid', gap: '2' },
})

const audiences = [
  {
    name: 'Designers',
    local: '设计师',
    links: [
      <>
        <DocsLink id="foundations-idea">The idea of the brand</DocsLink> and its principles
      </>,
      <>
        <DocsLink id="ui-button">A component</DocsLink>: when to use it, states, sizes, colours
      </>,
      <>
        <DocsLink id="foundations-colour">Colours</DocsLink> with their contrast,{' '}
        <DocsLink id="foundations-type">type</DocsLink> in both languages
      </>,
      <>
        <DocsLink id="pages-landingpage">A page</DocsLink> in all its states; the toolbar shows
        light and dark side by side
      </>,
      <>
        <DocsLink id="what-changed">What changed</DocsLink> for the users of components
      </>,
    ],
  },
  {
    name: 'Developers',
    local: '开发者',
    links: [
      <>
        <DocsLink id="handbook-start">Start</DocsLink>: set up the project and run it;{' '}
        <DocsLink id="documents-architecture">architecture</DocsLink>
      </>,
      <>
        <DocsLink id="ui-button">A component’s page</DocsLink>: when to use it, states, texts, props
      </>,
      <>
        <DocsLink id="handbook-a-component">How to write one</DocsLink>; <code>npm run new</code>{' '}
        makes the files
      </>,
      <>
        <DocsLink id="handbook-a-story">Stories, tests and pictures</DocsLink>;{' '}
        <DocsLink id="handbook-rules">rules of the checks</DocsLink>
      </>,
      <>
        <DocsLink id="handbook-contributing">Contributing</DocsLink>: commands, and what a review
        asks
      </>,
      <>
        <DocsLink id="machines-overview">Machines</DocsLink>: each flow as a diagram;{' '}
        <DocsLink id="handbook-forms">forms</DocsLink>;{' '}
        <DocsLink id="handbook-ports">ports</DocsLink>
      </>,
      <>
        <DocsLink id="handbook-when-a-check-fails">When a check fails</DocsLink>
      </>,
    ],
  },
  {
    name: 'Testers',
    local: '测试',
    links: [
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
      <>
        <DocsLink id="handbook-a-story" at="tests">
          How tests run
        </DocsLink>
        , here and with <code>npm test</code>; how{' '}
        <DocsLink id="handbook-a-story" at="pictures">
          pictures are compared
        </DocsLink>
      </>,
    ],
  },
  {
    name: 'The owner',
    local: '站主',
    links: [
      <>
        <StoryLink id="flows-sign-up-to-code--mail-arrives">Flows</StoryLink>: what a visitor does,
        step by step. The first plays at once
      </>,
      <>
        <StoryLink id="flows-walk-about--from-home">The whole site</StoryLink>, with full storage or
        without a network
      </>,
      <>
        <DocsLink id="handbook-spec-coverage">Spec coverage</DocsLink>: which rules are proven, and
        when their tests ran
      </>,
      <>
        <DocsLink id="what-changed">What changed</DocsLink>, by day
      </>,
      <>
        <DocsLink id="documents-specification">The specification</DocsLink>, the{' '}
        <DocsLink id="documents-decisions">decisions</DocsLink> with their reasons, and the{' '}
        <DocsLink id="documents-design-brief">design brief</DocsLink>
      </>,
    ],
  },
]

/** Links for each group of readers. */
export const Audiences = () => (
  <SiteStyles>
    <Grid>
      {audiences.map(({ name, local, links }) => (
        <Audience key={name}>
          <Name>
            {name}
            <Local lang="zh-CN">{local}</Local>
          </Name>
          <Links>
            {links.map((link, index) => (
              <li key={index}>{link}</li>
            ))}
          </Links>
        </Audience>
      ))}
    </Grid>
  </SiteStyles>
)
