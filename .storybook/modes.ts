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
const partModes: Modes = {
  'zh-light-1280': { locale: 'zh', theme: 'light', viewport: 1280 },
}

/** A page as it opens: both languages, colour modes and widths, and forced colours. */
const pageModes: Modes = {
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

/**
 * Every other state of a page: four modes in which each language meets each colour mode, each
 * language each width, and each colour mode each width. A fault that needs all three at once would
 * show in the page as it opens; the repository carries half the pictures.
 */
const stateModes: Modes = {
  ...partModes,
  'zh-dark-360': { locale: 'zh', theme: 'dark', viewport: 360 },
  'en-light-360': { locale: 'en', theme: 'light', viewport: 360 },
  'en-dark-1280': { locale: 'en', theme: 'dark', viewport: 1280 },
}

/**
 * The modes of a story, by where it stands in the sidebar.
 *
 * @param title as in the sidebar, for example `pages/LoginPage`
 * @param first whether it is the first story under its title: a page as it opens
 */
export const modesOf = (title: string, first: boolean): Modes => {
  if (!/^pages\//i.test(title)) return partModes
  return first ? pageModes : stateModes
}
