/** What a visitor may choose (decision D7); the first is the default. */
export const colourModes = ['system', 'light', 'dark'] as const

export type ColourMode = (typeof colourModes)[number]

/** The choice that a text stands for; the system's for any other text. */
export const colourModeOf = (text: string | null | undefined): ColourMode =>
  colourModes.find((mode) => mode === text) ?? 'system'

/** Whether a page is dark. Paper is light. */
export const isDark = (
  mode: ColourMode,
  media: { readonly systemDark: boolean; readonly print: boolean },
): boolean => !media.print && (mode === 'system' ? media.systemDark : mode === 'dark')
