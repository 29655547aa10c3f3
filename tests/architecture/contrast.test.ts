import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrastOf } from '#.storybook/colours/contrast.ts'
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'
import notes from '#.storybook/colours/colourNotes.json' with { type: 'json' }
import { colourPairs } from '#.storybook/colours/pairs.ts'
import { recipeColours } from '#.storybook/colours/recipeColours.ts'
import { buttonRecipe } from '#components/theme/recipes/button.ts'

const modes: readonly Mode[] = ['light', 'dark']
const buttons = recipeColours(buttonRecipe)
const pairs = [
  ...colourPairs.flatMap(({ backgrounds, ...needed }) =>
    backgrounds.map((background) => ({ ...needed, background })),
  ),
  // Every variant of the button, at rest, hovered and disabled.
  ...buttons.map((pair) => ({ ...pair, required: 4.5 })),
]

it('knows the hovered colours of the primary button', () => {
  expect(buttons).toContainEqual({
    part: 'solid, hovered',
    foreground: 'brand.contrast',
    background: 'brand.solidHover',
  })
})

it('knows that a disabled quiet button has no ground', () => {
  expect(buttons).toContainEqual({
    part: 'quiet, disabled or busy',
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
})

describe('the colour page', () => {
  it('shows every role once', () => {
    const page = readFileSync('.storybook/foundations/Colour.mdx', 'utf8')
    const shown = [...page.matchAll(/<ColourRoles of="(\w+)" \/>/gu)].map(([, group]) => group)
    const groups = new Set(Object.keys(notes.roles).map((role) => role.split('.')[0]))
    expect(shown.toSorted()).toEqual([...groups].toSorted())
  })
})
