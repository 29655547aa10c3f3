import { expect, it } from 'vitest'
import { brandTheme } from '#.storybook/brand.ts'
import { contrastOf } from '#.storybook/colours/contrast.ts'

it.each(['light', 'dark'] as const)(
  'the toolbar of Storybook has readable labels in %s',
  (mode) => {
    const { colorSecondary, barBg } = brandTheme(mode, 'manager')
    expect(contrastOf(colorSecondary, barBg)).toBeGreaterThanOrEqual(4.5)
  },
)
