import type { Browser, Page } from '@playwright/test'
import type { Shot } from './plan.ts'

/** Noon in Shanghai on an ordinary day: what a picture shows does not depend on when it is taken. */
const now = new Date('2026-03-16T12:00:00+08:00')

/** Storybook's own account of the story on the page. */
interface Preview {
  readonly currentRender?: { readonly phase?: string }
}

/** Takes pictures of stories, one at a time. */
export interface Camera {
  /**
   * @param expected whether a picture is the accepted one; it then need not be taken twice
   * @throws when the story cannot be rendered or never stands still, with its id
   */
  take(shot: Shot, expected: (picture: Buffer) => boolean): Promise<Buffer>
  close(): Promise<void>
}

const openPage = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  })
  await context.clock.setFixedTime(now)
  await context.addInitScript(() => {
    // Nothing that one story stores may reach the next.
    localStorage.clear()
    sessionStorage.clear()
    // The same chance in every picture (mulberry32).
    let seed = 20260316
    Math.random = () => {
      seed = (seed + 0x6d2b79f5) | 0
      let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
      mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
      return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
    }
  })
  return context.newPage()
}

/** Rendered and played, with every face and picture that it shows at hand. */
const settle = async (page: Page, story: string): Promise<void> => {
  const phase = await page
    .waitForFunction(
      () => {
        const { __STORYBOOK_PREVIEW__: preview } = window as { __STORYBOOK_PREVIEW__?: Preview }
        const phase = preview?.currentRender?.phase ?? ''
        return ['completed', 'finished', 'errored', 'aborted'].includes(phase) ? phase : null
      },
      undefined,
      { timeout: 60_000 },
    )
    .then((handle) => handle.jsonValue())
  if (phase !== 'completed' && phase !== 'finished')
    throw new Error(`${story} stopped while it was "${String(phase)}": open it in Storybook`)
  await page.evaluate(async () => {
    // What lies below the window is loaded as well, since the picture shows the whole page.
    const images = [...document.images]
    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    // A face is asked for by the first layout that needs it, and may change the layout: twice.
    for (let round = 0; round < 2; round += 1) {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      await document.fonts.ready
    }
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
}

const picture = (page: Page): Promise<Buffer> =>
  page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide', scale: 'css' })

/** The accepted picture, or two equal ones in a row: whatever was moving has arrived. */
const stillPicture = async (
  page: Page,
  story: string,
  expected: (picture: Buffer) => boolean,
): Promise<Buffer> => {
  let last = await picture(page)
  for (let tries = 0; tries < 20; tries += 1) {
    if (expected(last)) return last
    const next = await picture(page)
    if (next.equals(last)) return next
    last = next
    await page.waitForTimeout(100)
  }
  throw new Error(`${story} never stands still: pin its time, or tag it "no-visual" and say why`)
}

/** A camera with one page, which goes from story to story: files are fetched once. */
export const createCamera = async (browser: Browser, origin: string): Promise<Camera> => {
  const page = await openPage(browser)
  return {
    take: async ({ story, mode }, expected) => {
      await page.setViewportSize({ width: mode.viewport, height: mode.viewport < 600 ? 780 : 800 })
      await page.emulateMedia({
        colorScheme: mode.theme,
        forcedColors: mode.forcedColors ?? 'none',
        reducedMotion: 'reduce',
      })
      // The accessibility gate has its own run; here it would only cost time.
      const globals = `locale:${mode.locale};theme:${mode.theme};a11y.manual:!true`
      await page.goto(`${origin}/iframe.html?id=${story}&viewMode=story&globals=${globals}`)
      await settle(page, story)
      return stillPicture(page, story, expected)
    },
    close: () => page.context().close(),
  }
}
