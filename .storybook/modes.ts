/** Language, colour mode and width in which a story is shown. */
export interface Mode {
  /** Language of the texts (toolbar `locale`). */
  readonly locale: 'zh' | 'en'
  /** Colour mode (toolbar `theme`). */
  readonly theme: 'light' | 'dark'
  /** Width of the window in CSS pixels. */
  readonly viewport: 360 | 1280
  /** Emulates the `forced-colors` media feature. */
  readonly forcedColors?: 'active'
}

/** Removes a mode that a story inherits. */
interface Dropped {
  readonly disable: true
}

/** Modes by name, as Chromatic's `modes` parameter expects them. */
export type Modes = Readonly<Record<string, Mode | Dropped>>

/** The parameter `visual` of a story. Chromatic, which has its own parameter, does not read it. */
export interface VisualParameters {
  /** Leaves the story out of the pictures of `npm test -- visual`: those of another story show it. */
  readonly disable?: boolean
}

/** The mode of a component that is not a page. A viewport of the story has priority. */
export const partModes = {
  part: { locale: 'zh', theme: 'light', viewport: 1280 },
} as const satisfies Modes

/** The modes of a page: both languages, both colour modes, two widths. */
export const pageModes = {
  part: { disable: true },
  'zh-light-1280': { locale: 'zh', theme: 'light', viewport: 1280 },
  'zh-light-360': { locale: 'zh', theme: 'light', viewport: 360 },
  'zh-dark-1280': { locale: 'zh', theme: 'dark', viewport: 1280 },
  'zh-dark-360': { locale: 'zh', theme: 'dark', viewport: 360 },
  'en-light-1280': { locale: 'en', theme: 'light', viewport: 1280 },
  'en-light-360': { locale: 'en', theme: 'light', viewport: 360 },
  'en-dark-1280': { locale: 'en', theme: 'dark', viewport: 1280 },
  'en-dark-360': { locale: 'en', theme: 'dark', viewport: 360 },
} as const satisfies Modes

/** The mode of `npm test -- visual` in forced colours, for the first story of a page. */
export const forcedMode: Mode = { ...pageModes['zh-light-1280'], forcedColors: 'active' }
