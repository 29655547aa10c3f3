import { chakra } from '@chakra-ui/react'
import { system } from '#components/theme/system.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { Table } from './Table.tsx'

const Bar = chakra('span', {
  base: { display: 'inline-block', height: '0.75rem', background: 'brand.solid' },
})
const Box = chakra('span', {
  base: {
    display: 'inline-block',
    width: '3.5rem',
    height: '2.25rem',
    background: 'bg.panel',
    border: '1px solid {colors.border.control}',
  },
})

const tokens = (category: 'spacing' | 'radii' | 'shadows' | 'breakpoints' | 'zIndex') =>
  system.tokens.allTokens.filter(
    (token) => token.extensions.category === category && !token.name.includes('-'),
  )

const shortOf = (name: string) => name.split('.').slice(1).join('.')

/** Pixels with default text. */
const pixels = (value: unknown): number => {
  const figure = Number.parseFloat(String(value))
  return String(value).endsWith('rem') ? figure * 16 : figure
}

const bySize = (a: { value: unknown }, b: { value: unknown }) => pixels(a.value) - pixels(b.value)

/** The spacing scale. */
export const Spacing = () => (
  <Table
    label="Spacing"
    heads={['Token', 'Value', 'Pixels', 'To scale']}
    rows={tokens('spacing')
      .toSorted(bySize)
      .map(({ name, value }) => [
        shortOf(name),
        String(value),
        pixels(value),
        <Bar key="bar" style={{ width: String(value) }} />,
      ])}
  />
)

/** Border radii. */
export const Radii = () => (
  <Table
    label="Radii"
    heads={['Token', 'Value', 'Corner']}
    rows={Object.entries(design.tokens.radii).map(([name, { value }]) => [
      name,
      value,
      <Box key="box" style={{ borderRadius: value }} />,
    ])}
  />
)

/** Shadows; dark mode uses a light ring. */
export const Shadows = () => (
  <Table
    label="Shadows"
    heads={['Token', 'Look']}
    rows={Object.keys(design.semanticTokens.shadows).map((name) => [
      name,
      <Box key="box" border="none" margin="5" width="6rem" height="4rem" boxShadow={name} />,
    ])}
  />
)

/** Breakpoints, in pixels with default text. */
export const Breakpoints = () => (
  <Table
    label="Breakpoints"
    heads={['Token', 'From', 'With default text']}
    rows={Object.entries({ ...design.breakpoints, nav: '75rem' })
      .toSorted(([, a], [, b]) => pixels(a) - pixels(b))
      .map(([name, value]) => [name, value, `${pixels(value)} px`])}
  />
)

/** The z-index scale. */
export const Layers = () => (
  <Table
    label="Layers"
    heads={['Token', 'Value']}
    rows={Object.entries(design.tokens.zIndex).map(([name, { value }]) => [name, value])}
  />
)
