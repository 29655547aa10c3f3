/**
 * One way to look at a story. Chromatic takes each as a set of toolbars and a width; the offline
 * pictures (`npm run test:visual`) read the same parameter of the story, so that both see the same.
 */
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

/** A mode that a story does not inherit. */
interface Dropped {
  readonly disable: true
}

/** Modes by the name that stands in a picture's file. */
export type Modes = Readonly<Record<string, Mode | Dropped>>

/** What a story says to Chromatic and to the offline pictures. */
export interface SnapshotParameters {
  /** Merged with the modes of the project and the component. */
  readonly modes?: Modes
  /** No picture can prove the story: it plays a whole journey, for example. */
  readonly disableSnapshot?: boolean
}

/**
 * A part is looked at once: its states are stories, its colours are proven pair by pair. A story
 * that declares a viewport of its own is seen in that one.
 */
export const partModes = {
  part: { locale: 'zh', theme: 'light', viewport: 1280 },
} as const satisfies Modes

/** A page in every state: both languages, both colour modes, a phone and a desk. */
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

/** What a page as it opens adds: what is left when the visitor's own colours replace the site's. */
export const forcedMode = {
  'forced-colours': { locale: 'zh', theme: 'light', viewport: 1280, forcedColors: 'active' },
} as const satisfies Modes
