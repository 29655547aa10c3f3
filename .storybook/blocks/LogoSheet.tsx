import { chakra } from '@chakra-ui/react/styled-system'
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'
import { Logo, type LogoProps } from '#components/illustrations/Logo/Logo.tsx'
import { SiteStyles } from './SiteStyles.tsx'

const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '8', color: 'fg' },
})
const Figure = chakra('figure', {
  base: { display: 'grid', justifyItems: 'start', gap: '2', margin: '0', minWidth: '0' },
})
const Note = chakra('figcaption', { base: { textStyle: 'caption', color: 'fg.muted' } })

// Of the logo's height: the dot is 9.2 wide on a sign of 64, and the sign is 0.9 as high as the logo.
const dot = { full: (9.2 / 64) * 0.9, mark: 9.2 / 64 } as const
const dots = 3
/** Of the logo whose margin is drawn, in rem. */
const height = 3

const Space = chakra('div', {
  base: {
    position: 'relative',
    height: `${String(height)}rem`,
    padding: 'var(--margin)',
    border: '1px dashed {colors.border.control}',
    boxSizing: 'content-box',
  },
})
/** The dots that the margin is as wide as. */
const Dots = chakra('div', {
  base: {
    position: 'absolute',
    insetBlockStart: '50%',
    insetInlineStart: '0',
    display: 'flex',
    translate: '0 -50%',
    '& > i': {
      width: 'calc(var(--margin) / 3)',
      aspectRatio: '1',
      border: '1px solid {colors.fg.muted}',
      borderRadius: 'full',
    },
  },
})

type Form = NonNullable<LogoProps['form']>

interface SpacedProps {
  readonly name: string
  readonly form: Form
}

const Spaced = ({ name, form }: SpacedProps) => (
  <Figure>
    <Space css={{ '--margin': `${String(height * dot[form] * dots)}rem` }}>
      <Dots aria-hidden="true">
        {Array.from({ length: dots }, (_, index) => (
          <i key={index} />
        ))}
      </Dots>
      <Logo name={name} form={form} />
    </Space>
    <Note>
      {form === 'full' ? 'Logo' : 'Symbol'}: {Math.round(dot[form] * dots * 100)} % of its height on
      every side
    </Note>
  </Figure>
)

/** The margin of the logo, drawn: three dots on every side. */
export const LogoMargin = () => (
  <SiteStyles>
    <Row>
      <Spaced name="新源科技" form="full" />
      <Spaced name="新源科技" form="mark" />
    </Row>
  </SiteStyles>
)

const Height = chakra('div', { base: { display: 'flex', alignItems: 'center' } })

/** The logo with the name in both languages, and without it. */
export const LogoSheet = () => (
  <SiteStyles>
    <Row>
      {(['新源科技', 'Xinyuan Tech'] as const).map((name) => (
        <Height key={name} height="2.5rem">
          <Logo name={name} />
        </Height>
      ))}
      <Height height="2.5rem">
        <Logo name="新源科技" form="mark" />
      </Height>
    </Row>
  </SiteStyles>
)

const smallest = [
  { name: '新源科技', form: 'full', pixels: 26, note: 'Logo: 26 px high, 112 px wide' },
  { name: 'Xinyuan Tech', form: 'full', pixels: 26, note: 'Logo: 26 px high, 148 px wide' },
  { name: '新源科技', form: 'mark', pixels: 20, note: 'Below 26 px the symbol, here 20 px' },
] as const

/** The logo as small as it may be, and the symbol that takes its place below that. */
export const SmallestLogos = () => (
  <SiteStyles>
    <Row>
      {smallest.map(({ name, form, pixels, note }) => (
        <Figure key={note}>
          <Height style={{ height: pixels }}>
            <Logo name={name} form={form} />
          </Height>
          <Note>{note}</Note>
        </Figure>
      ))}
    </Row>
  </SiteStyles>
)

const Ground = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8',
    width: '100%',
    padding: '8',
    border: '1px solid {colors.border}',
    borderRadius: 'md',
    forcedColorAdjust: 'none',
    '& > span': { height: '2.25rem' },
  },
})
const Grounds = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
    gap: '4',
    '& > figure': { justifyItems: 'stretch' },
  },
})

const grounds = [
  { role: 'bg', where: 'the header' },
  { role: 'bg.subtle', where: 'the footer' },
] as const
const modes: readonly Mode[] = ['light', 'dark']

/** The logo on the grounds of header and footer, in light and dark, whatever the mode of the page. */
export const LogoGrounds = () => (
  <SiteStyles>
    <Grounds>
      {grounds.flatMap(({ role, where }) =>
        modes.map((mode) => (
          <Figure key={`${role} ${mode}`}>
            <Ground
              css={{
                background: resolveColor(role, mode),
                color: resolveColor('fg', mode),
                '--chakra-colors-live': resolveColor('live', mode),
              }}
            >
              <Logo name="新源科技" />
              <Logo name="Xinyuan Tech" />
            </Ground>
            <Note>
              <code>{role}</code>, {mode}: {where}
            </Note>
          </Figure>
        )),
      )}
    </Grounds>
  </SiteStyles>
)
