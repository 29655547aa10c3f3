/** One way to look at a story. Chromatic sets the names of the toolbars and the width from it. */
export interface Mode {
  /** Language of the words (toolbar `locale`). */
  readonly locale: 'zh' | 'en'
  /** Colour mode (toolbar `theme`). */
  readonly theme: 'light' | 'dark'
  /** Width of the window in CSS pixels. */
  readonly viewport: 360 | 1280
  /** The visitor's own few colours instead of the site's (WCAG 1.4.1, forced colours). */
  readonly forcedColors?: 'active'
}

/** Modes by the name that stands in a snapshot's file. */
export type Modes = Readonly<Record<string, Mode>>

/** A part is looked at once: its states are stories, its colours are proven pair by pair. */
export const partModes: Modes = {
  'zh-light-1280': { locale: 'zh', theme: 'light', viewport: 1280 },
}

/** A page is looked at in both languages, colour modes and widths, and in forced colours. */
export const pageModes: Modes = {
  ...partModes,
  'zh-light-360': { locale: 'zh', theme: 'light', viewport: 360 },
  'zh-dark-1280': { locale: 'zh', theme: 'dark', viewport: 1280 },
  'zh-dark-360': { locale: 'zh', theme: 'dark', viewport: 360 },
  'en-light-1280': { locale: 'en', theme: 'light', viewport: 1280 },
  'en-light-360': { locale: 'en', theme: 'light', viewport: 360 },
  'en-dark-1280': { locale: 'en', theme: 'dark', viewport: 1280 },
  'en-dark-360': { locale: 'en', theme: 'dark', viewport: 360 },
  'forced-colours': { locale: 'zh', theme: 'light', viewport: 1280, forcedColors: 'active' },
}

/** The modes of a story, by where it stands in the sidebar. */
export const modesOf = (title: string): Modes => (/^pages\//i.test(title) ? pageModes : partModes)
