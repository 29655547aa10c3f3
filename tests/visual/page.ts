import { cdp, commands, page } from 'vitest/browser'
import { vi } from 'vitest'
import '#.storybook/fonts.css'
import type { Mode } from '#.storybook/modes.ts'
import { fieldFocused } from '#tests/support/fieldFocused.ts'

/** Noon in Shanghai on an ordinary day. */
const now = new Date('2026-03-16T12:00:00+08:00')

/** The same sequence for every picture (mulberry32). */
const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
}

const style = `
html, body { margin: 0; }
body { box-sizing: border-box; min-height: 100vh; }
* { content-visibility: visible !important; caret-color: transparent !important; }
`

/** Loads every font, and adds the styles of a still page. Runs once, before the first picture. */
export const preparePage = async (): Promise<void> => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets.push(sheet)
  await Promise.all([...document.fonts].map((face) => face.load()))
}

/** Removes what the story before left in the page, and fixes clock and chance. */
export const resetPage = (): void => {
  vi.restoreAllMocks()
  // A toast counts its seconds down with an interval, which never fires here.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now })
  vi.spyOn(Math, 'random').mockImplementation(random(20260316))
  localStorage.clear()
  sessionStorage.clear()
  getSelection()?.removeAllRanges()
  document.body.replaceChildren()
  for (const root of [document.documentElement, document.body]) {
    for (const { name } of [...root.attributes])
      if (name === 'style' || name.startsWith('data-')) root.removeAttribute(name)
  }
  scrollTo(0, 0)
}

/**
 * Sets what the browser says about the visitor's system.
 *
 * @param mode - colour mode and forced colours
 */
export const emulate = async ({ theme, forcedColors }: Mode): Promise<void> => {
  await cdp().send('Emulation.setEmulatedMedia', {
    features: [
      { name: 'prefers-color-scheme', value: theme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
      { name: 'forced-colors', value: forcedColors === 'active' ? 'active' : 'none' },
    ],
  })
}

const frames = (): Promise<void> =>
  new Promise((done) => {
    requestAnimationFrame(() => requestAnimationFrame(() => done()))
  })

/** A longer animation is a clock, such as the time bar of a toast. */
const longestTransition = 2_000

/** Stops an animation: a transition at its end, a clock at its start. */
const stop = (animation: Animation): void => {
  const end = Number(animation.effect?.getComputedTiming().endTime)
  if (end === Infinity) animation.cancel()
  else if (end < longestTransition) animation.finish()
  else {
    animation.pause()
    animation.currentTime = 0
  }
}

const moving = (): readonly Animation[] =>
  document.getAnimations().filter(({ playState }) => playState === 'running')

/** Waits until images are decoded, and stops the animations. */
const settle = async (): Promise<void> => {
  const images = [...document.images]
  for (const image of images) image.loading = 'eager'
  await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  await fieldFocused()
  await frames()
  // The end of a transition can start others: a child inherits what its parent went through.
  do {
    moving().forEach(stop)
    await frames()
  } while (moving().length > 0)
}

/** Lower end of everything that is visible. */
const contentHeight = (): number => {
  let height = 0
  for (const element of document.body.querySelectorAll('*')) {
    const box = element.getBoundingClientRect()
    // Visually hidden text is a box of one pixel, anywhere.
    if (box.width > 1 && box.height > 1) height = Math.max(height, box.bottom + scrollY)
  }
  // Room for shadows and focus rings.
  return Math.ceil((height + 16) / 8) * 8
}

let size = ''

/**
 * Gives the window a size. The browser's own window follows: Vitest would scale down what is larger.
 *
 * @param width - in CSS pixels
 * @param height - in CSS pixels
 */
export const resize = async (width: number, height: number): Promise<void> => {
  const wanted = `${width} ${height}`
  if (wanted === size) return
  size = wanted
  await commands.resizeWindow(width, height)
  await page.viewport(width, height)
}

/** A picture of one story. */
export interface Picture {
  readonly name: string
  /** PNG as a data address. */
  readonly src: string
  readonly width: number
  readonly height: number
}

/** How much of a story its picture shows. */
export type Extent = 'content' | 'page' | 'window'

const heightOf = (extent: Extent): number => {
  // A modal dialog covers the window and nothing below it.
  if (extent === 'window' || document.querySelector('dialog:modal, [aria-modal="true"]') !== null)
    return innerHeight
  return extent === 'page' ? Math.max(innerHeight, contentHeight()) : contentHeight()
}

/**
 * Takes a picture of the story in the page.
 *
 * @param name - name of the story
 * @param extent - how much of it the picture shows
 */
export const takePicture = async (name: string, extent: Extent): Promise<Picture> => {
  await settle()
  // Forced colours have a caret of their own, whatever its colour is, which blinks. A field that is only read has none.
  // The focus may have moved while the page settled.
  const { activeElement: focused } = document
  if (matchMedia('(forced-colors: active)').matches && focused instanceof HTMLInputElement) {
    focused.readOnly = true
    await frames()
  }
  const [width, before, height] = [innerWidth, innerHeight, heightOf(extent)]
  if (height > before) {
    await resize(width, height)
    await frames()
  }
  const { data } = await cdp().send('Page.captureScreenshot', {
    clip: { x: 0, y: 0, width, height: innerHeight, scale: 1 },
    // The picture is only drawn into the sheet: packing it well takes twice the time of all the rest.
    optimizeForSpeed: true,
  })
  if (height > before) await resize(width, before)
  return { name, src: `data:image/png;base64,${data}`, width, height }
}
