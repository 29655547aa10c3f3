import type { ThemeVars } from 'storybook/theming'
import { create } from 'storybook/theming/create'
import { resolveColor, type Mode } from '#.storybook/colours/resolveColor.ts'

const latin = '"Xinyuan Latin En", system-ui, -apple-system, "Segoe UI", "PingFang SC", sans-serif'

/**
 * Between petrol.300 and petrol.600: the dark toolbar writes with it, and the dark sidebar writes white on
 * a darker shade of it. No colour of the site is readable in both.
 */
const darkAccent = '#45A0A9'

/**
 * Storybook in the colours of the site, read from the same tokens.
 *
 * @param mode - colour mode
 * @param place - the manager, which is around the stories, or the pages of documentation
 */
export const brandTheme = (mode: Mode, place: 'manager' | 'docs'): ThemeVars => {
  const colour = (name: string) => resolveColor(name, mode)
  return create({
    base: mode,
    brandTitle: '新源科技 Xinyuan Tech',
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: colour('brand.solid'),
    colorSecondary: mode === 'dark' && place === 'manager' ? darkAccent : colour('brand.fg'),
    appBg: colour('bg.subtle'),
    appContentBg: colour('bg'),
    appPreviewBg: colour('bg'),
    appHoverBg: colour('bg.muted'),
    appBorderColor: colour('border'),
    appBorderRadius: 6,
    fontBase: latin,
    textColor: colour('fg'),
    textInverseColor: colour('bg'),
    textMutedColor: colour('fg.subtle'),
    barBg: colour('bg'),
    barTextColor: colour('fg.muted'),
    barHoverColor: colour('brand.fg'),
    barSelectedColor: colour('brand.fg'),
    buttonBg: colour('bg.panel'),
    buttonBorder: colour('border.control'),
    booleanBg: colour('bg.muted'),
    booleanSelectedBg: colour('bg.panel'),
    inputBg: colour('bg.field'),
    inputBorder: colour('border.control'),
    inputTextColor: colour('fg'),
    inputBorderRadius: 6,
  })
}
