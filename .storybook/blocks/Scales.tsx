import { chakra } from '@chakra-ui/react/styled-system'
import { system } from '#components/theme/system.ts'
import design from '#components/theme/tokens.json' with { type: 'json' }
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'
import { lengthText, pixels } from './length.ts'
import { Modes } from './Modes.tsx'
import { Table } from './Table.tsx'
import { TokenName } from './TokenName.tsx'

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
  <Table
    label="Font sizes"
    heads={['Token', 'Value']}
    rows={Object.entries(design.tokens.fontSizes).map(([name, { value }]) => [
      name,
      lengthText(value),
    ])}
  />
)

const fontUses: Readonly<Record<keyof typeof design.tokens.fonts, string>> = {
  zh: 'texts in Chinese',
  en: 'texts in English',
  mono: 'what is copied or typed letter by letter: commands, keys, recovery codes',
}

/** The families of each font stack, in the order in which a browser tries them. */
export const FontStacks = () => (
  <Table
    label="Font stacks"
    heads={['Stack', 'Families, the first that is there']}
    widths={['35%', '65%']}
    rows={Object.entries(design.tokens.fonts).map(([name, { value }]) => [
      <TokenName key="name" name={name} use={fontUses[name as keyof typeof fontUses]} />,
      // A name stays in one line.
      value.replaceAll('"', '').replaceAll(' ', '\u00A0').replaceAll(',', ', '),
    ])}
  />
)

const cornerUses: Readonly<Record<keyof typeof design.tokens.radii, string>> = {
  none: 'drawings, bands across the page',
  xs: 'links, meters',
  sm: 'buttons, fields, banners, notices',
  md: 'pictures, panels, menus, toasts',
  lg: 'dialogs, panels of forms',
  full: 'dots and lamps',
}

/** Border radii. */
export const Radii = () => (
  <Table
    label="Radii"
    heads={['Token', 'Value', 'Corner']}
    widths={['50%', '25%', '25%']}
    rows={Object.entries(design.tokens.radii).map(([name, { value }]) => [
      <TokenName key="name" name={name} use={cornerUses[name as keyof typeof cornerUses]} />,
      lengthText(value),
      <Box key="box" style={{ borderRadius: value }} />,
    ])}
  />
)

const shadowUses: Readonly<Record<keyof typeof design.semanticTokens.shadows, string>> = {
  menu: 'menus, toasts, the reload notice',
  dialog: 'dialogs',
}

const Ground = chakra('span', {
  base: { display: 'block', marginBottom: '2', padding: '1.75rem 1.5rem 2.5rem' },
})

/** A panel with its shadow on the page of a mode. */
const Shadow = ({ shadow, mode }: { readonly shadow: string; readonly mode: Mode }) => (
  <>
    <Ground style={{ background: resolveColor('bg', mode) }}>
      <Box
        width="5rem"
        height="4rem"
        border="none"
        style={{ background: resolveColor('bg.panel', mode), boxShadow: shadow }}
      />
    </Ground>
    {shadow}
  </>
)

/** Shadows; dark mode uses a light ring. */
export const Shadows = () => (
  <Table
    label="Shadows"
    heads={['Token', <Modes key="modes" light="Light" dark="Dark" />]}
    widths={['25%', '75%']}
    rows={Object.entries(design.semanticTokens.shadows).map(
      ([
        name,
        {
          value: { base, _dark: dark },
        },
      ]) => [
        <TokenName key="name" name={name} use={shadowUses[name as keyof typeof shadowUses]} />,
        <Modes
          key="modes"
          light={<Shadow shadow={base} mode="light" />}
          dark={<Shadow shadow={dark} mode="dark" />}
        />,
      ],
    )}
  />
)

/** Breakpoints. */
export const Breakpoints = () => (
  <Table
    label="Breakpoints"
    heads={['Token', 'From']}
    rows={Object.entries({ ...design.breakpoints, nav: '75rem' })
      .toSorted(([, a], [, b]) => pixels(a) - pixels(b))
      .map(([name, value]) => [name, lengthText(value)])}
  />
)

const layerUses: Readonly<Record<keyof typeof design.tokens.zIndex, string>> = {
  header: 'the header, which stays in sight',
  toast: 'toasts, the reload notice',
  skipLink: 'the link to the content, for the keyboard',
}

/** The z-index scale. */
export const Layers = () => (
  <Table
    label="Layers"
    heads={['Token', 'Value']}
    widths={['50%', '50%']}
    rows={Object.entries(design.tokens.zIndex).map(([name, { value }]) => [
      <TokenName key="name" name={name} use={layerUses[name as keyof typeof layerUses]} />,
      value,
    ])}
  />
)
