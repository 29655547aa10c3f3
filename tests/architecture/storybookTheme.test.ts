import { expect, it } from 'vitest'
import { brandTheme } from '#.storybook/brand.ts'
import { contrastOf } from '#.storybook/colours/contrast.ts'

it.each(['light', 'dark'] as const)(
  'Storybook has the theme of the brand in %s, with white text on the selected entry of the sidebar',
  (mode) => {
    const { brandImage, colorSecondary } = brandTheme(mode, 'logo.svg')
    expect(brandImage).toBe('logo.svg')
    expect(contrastOf('#FFFFFF', colorSecondary)).toBeGreaterThanOrEqual(4.5)
  },
)
