import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { system } from '#components/theme/system.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { lengthText, pixels } from './length.ts'
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

const { tokens, semanticTokens, breakpoints } = design

interface ScaleProps {
  readonly label: string
  readonly values: Readonly<Record<string, string>>
  /** What each token is for. */
  readonly uses?: Readonly<Record<string, string>>
  /** Draws a value. */
  readonly draw?: (name: string) => ReactNode
}

const Scale = ({ label, values, uses, draw }: ScaleProps) => (
  <Table
    label={label}
    heads={['Token', 'Value', ...(uses ? ['For'] : []), ...(draw ? ['To scale'] : [])]}
    rows={Object.entries(values).map(([name, value]) => [
      name,
      value,
      ...(uses ? [uses[name]] : []),
      ...(draw ? [draw(name)] : []),
    ])}
  />
)

const valuesOf = (
  group: Readonly<Record<string, { readonly value: string | number }>>,
  text: (value: unknown) => string = String,
) => Object.fromEntries(Object.entries(group).map(([name, { value }]) => [name, text(value)]))

/** The spacing scale. */
export const Spacing = () => (
  <Table
    label="Spacing"
    heads={['Token', 'Value', 'To scale']}
    rows={system.tokens.allTokens
      .filter(({ name, extensions }) => extensions.category === 'spacing' && !name.includes('-'))
      .toSorted((a, b) => pixels(a.value) - pixels(b.value))
      .map(({ name, value }) => [
        name.replace('spacing.', ''),
        lengthText(value),
        <Bar key="bar" style={{ width: String(value) }} />,
      ])}
  />
)

/** Font sizes. */
export const FontSizes = () => (
  <Scale label="Font sizes" values={valuesOf(tokens.fontSizes, lengthText)} />
)

/** The families of each font stack, in the order in which a browser tries them. */
export const FontStacks = () => (
  <Scale
    label="Font stacks"
    values={valuesOf(tokens.fonts, (value) =>
      String(value).replaceAll('"', '').replaceAll(/,\s*/g, ', '),
    )}
    uses={{
      zh: 'texts in Chinese',
      en: 'texts in English',
      mono: 'what is copied or typed letter by letter',
    }}
  />
)

/** Border radii. */
export const Radii = () => (
  <Scale
    label="Radii"
    values={valuesOf(tokens.radii, lengthText)}
    uses={{
      none: 'drawings, bands across the page',
      xs: 'links, meters',
      sm: 'buttons, fields, banners, notices',
      md: 'pictures, panels, menus, toasts',
      lg: 'dialogs, panels of forms',
      full: 'dots and lamps',
    }}
    draw={(name) => <Box borderRadius={name} />}
  />
)

/** Shadows; dark mode uses a light ring. */
export const Shadows = () => (
  <Table
    label="Shadows"
    heads={['Token', 'Light', 'Dark']}
    rows={Object.entries(semanticTokens.shadows).map(([name, { value }]) => [
      name,
      ...Object.values(value),
    ])}
  />
)

/** Breakpoints. */
export const Breakpoints = () => (
  <Scale
    label="Breakpoints"
    values={Object.fromEntries(
      Object.entries({ ...breakpoints, nav: '75rem' })
        .toSorted(([, a], [, b]) => pixels(a) - pixels(b))
        .map(([name, value]) => [name, lengthText(value)]),
    )}
  />
)

/** The z-index scale. */
export const Layers = () => (
  <Scale
    label="Layers"
    values={valuesOf(tokens.zIndex)}
    uses={{
      header: 'the header, which stays in sight',
      toast: 'toasts, the reload notice',
      skipLink: 'the link to the content, for the keyboard',
    }}
  />
)

/** Durations. */
export const Durations = () => (
  <Scale
    label="Durations"
    values={valuesOf(tokens.durations)}
    uses={{
      fast: 'hover and focus: colours, borders',
      base: 'what opens or appears: menus, dialogs, toasts',
      slow: 'lines of drawings, the edge of a picture',
      draw: 'a line that is drawn whole',
    }}
  />
)

/** Easings. */
export const Easings = () => (
  <Scale
    label="Easings"
    values={valuesOf(tokens.easings)}
    uses={{ out: 'what appears', current: 'lines that carry the current' }}
  />
)
