import { expect, it } from 'vitest'
import { brandTheme } from '#.storybook/brand.ts'
import { contrastOf } from '#.storybook/colours/contrast.ts'

it.each(['light', 'dark'] as const)(
  'Storybook has the theme of the brand in %s, with readable labels in the toolbar',
  (mode) => {
    const { brandImage, colorSecondary, barBg } = brandTheme(mode, 'logo.svg')
    expect(brandImage).toBe('logo.svg')
    expect(contrastOf(colorSecondary, barBg)).toBeGreaterThanOrEqual(4.5)
  },
)
