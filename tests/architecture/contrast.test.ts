import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#.storybook/colours/contrast.ts'
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { recipeColours } from '#.storybook/colours/recipeColours.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'

/** Pairs that components draw besides those the brief measured. */
const drawnByComponents = [
  // Focus ring of the toast's button, and its hover.
  { foreground: 'fg.inverted', background: 'bg.invertedHover', required: 4.5 },
  // Edge of the toast's button.
  { foreground: 'fg.invertedMuted', background: 'bg.inverted', required: 3 },
  // Word and icon on a zone that a file is dragged over.
  { foreground: 'brand.fg', background: 'brand.subtle', required: 4.5 },
  // Edge of the pressed one of joined buttons against its fill.
  { foreground: 'brand.solid', background: 'brand.muted', required: 3 },
  // Small outline buttons in banners.
  { foreground: 'border.control', background: 'warning.subtle', required: 3 },
  { foreground: 'border.control', background: 'error.subtle', required: 3 },
  { foreground: 'border.control', background: 'info.subtle', required: 3 },
  { foreground: 'border.control', background: 'success.subtle', required: 3 },
  { foreground: 'brand.fg', background: 'warning.subtle', required: 4.5 },
  // Stripes of the strength bar over each colour it is filled with.
  { foreground: 'strength.weak', background: 'strength.track', required: 3 },
  { foreground: 'strength.medium', background: 'strength.track', required: 3 },
  { foreground: 'strength.strong', background: 'strength.track', required: 3 },
  // The live and the dead line, and the dashed places, on every ground that they cross.
  { foreground: 'live', background: 'bg.panel', required: 3 },
  { foreground: 'live', background: 'bg.media', required: 3 },
  { foreground: 'live', background: 'bg.inverted', required: 3 },
  { foreground: 'border.control', background: 'bg.panel', required: 3 },
  // Hatched edge of a product that is out of stock.
  { foreground: 'border.control', background: 'bg.media', required: 3 },
  // Tags.
  { foreground: 'fg.muted', background: 'bg.muted', required: 4.5 },
  // Disabled variants stay readable.
  { foreground: 'fg.subtle', background: 'bg.muted', required: 4.5 },
]

const modes: readonly Mode[] = ['light', 'dark']
const buttons = recipeColours(buttonRecipe)
const pairs = [
  ...notes.contrast.pairs,
  ...drawnByComponents,
  // Every variant of the button, at rest, hovered and disabled.
  ...buttons.map((pair) => ({ ...pair, required: 4.5 })),
]

it('knows the hovered colours of the primary button', () => {
  expect(buttons).toContainEqual({
    state: 'solid, hovered',
    foreground: 'brand.contrast',
    background: 'brand.solidHover',
  })
})

it('knows that a disabled quiet button has no ground of its own', () => {
  expect(buttons).toContainEqual({
    state: 'quiet, disabled or busy',
    foreground: 'fg.subtle',
    background: 'bg',
  })
})

describe.each(modes)('contrast, %s', (mode) => {
  it.each(pairs)('$foreground on $background reaches $required', (pair) => {
    const ratio = contrastOf(
      resolveColor(pair.foreground, mode),
      resolveColor(pair.background, mode),
    )
    expect(ratio).toBeGreaterThanOrEqual(pair.required)
  })

  it.each(notes.contrast.pairs)(
    'the listed figure of $foreground on $background is true',
    (pair) => {
      const ratio = contrastOf(
        resolveColor(pair.foreground, mode),
        resolveColor(pair.background, mode),
      )
      expect(ratio).toBeCloseTo(pair[mode], 1)
    },
  )
})

describe('the colour page', () => {
  it('shows every role once', () => {
    const page = readFileSync('.storybook/foundations/Colour.mdx', 'utf8')
    const shown = [...page.matchAll(/<ColourRoles of="(\w+)" \/>/gu)].map(([, group]) => group)
    const groups = new Set(Object.keys(notes.roles).map((role) => role.split('.')[0]))
    expect(shown.toSorted()).toEqual([...groups].toSorted())
  })
})
