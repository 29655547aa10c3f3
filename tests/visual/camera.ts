import type { Browser, CDPSession, Page } from '@playwright/test'
import { lookAlike } from './compare.ts'
import type { Reel, Shot } from './plan.ts'
import { installStage, type ListedStory, type Stage } from './stage.ts'

declare global {
  interface Window {
    /** In the camera's page only. */
    readonly stage: Stage
  }
}

/** Noon in Shanghai on an ordinary day: what a picture shows does not depend on when it is taken. */
const now = new Date('2026-03-16T12:00:00+08:00')

/** How long a picture that is not the accepted one must stand still to be believed, in ms. */
const stillFor = 300

/** No story takes longer to render and play, in ms. */
const patience = 60_000

/** Takes pictures of stories. */
export interface Camera {
  /** Every story of the Storybook, with what it says about its pictures. */
  list(): Promise<readonly ListedStory[]>
  /**
   * Takes the pictures of a reel one after the other, in one page.
   *
   * @param expected whether a picture is the accepted one; it then need not be taken twice
   * @param taken gets each picture, or why there is none
   */
  film(
    reel: Reel,
    expected: (shot: Shot, picture: Buffer) => Promise<boolean>,
    taken: (shot: Shot, picture: Buffer | Error) => Promise<void>,
  ): Promise<void>
  close(): Promise<void>
}

const within = async <T>(limit: number, work: Promise<T>): Promise<T> => {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`It takes longer than ${limit / 1000} s: open it in Storybook`))
    }, limit)
  })
  return Promise.race([work, late]).finally(() => {
    clearTimeout(timer)
  })
}

const capture = async (
  page: Page,
  devtools: CDPSession,
  { frame }: Reel,
  { whole }: Shot,
): Promise<Buffer> => {
  const { document, content, covered } = await page.evaluate(() => window.stage.settle())
  // Below a part only empty canvas follows; a little of it shows shadows and focus rings whole.
  const part = Math.min(document.height, Math.ceil((content + 16) / 8) * 8)
  const full = Math.max(frame.height, document.height)
  const height = covered ? frame.height : whole ? full : Math.max(16, part)
  const width = Math.max(frame.width, document.width)
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    captureBeyondViewport: height > frame.height || width > frame.width,
    clip: { x: 0, y: 0, width, height, scale: 1 },
  })
  return Buffer.from(data, 'base64')
}

/** The accepted picture, or one that has stood still for a while. */
const stillPicture = async (
  take: () => Promise<Buffer>,
  expected: (picture: Buffer) => Promise<boolean>,
): Promise<Buffer> => {
  let last = await take()
  let since = performance.now()
  // Counted, not timed: a busy machine takes few pictures in a second, and they are as good.
  for (let tries = 0; tries < 20; tries += 1) {
    if (await expected(last)) return last
    await new Promise((resolve) => setTimeout(resolve, stillFor / 3))
    const next = await take()
    if (!lookAlike(last, next)) since = performance.now()
    else if (performance.now() - since >= stillFor) return next
    last = next
  }
  throw new Error('It never stands still: pin its time, or set chromatic.disableSnapshot')
}

/** A camera with one page at a time; a new one for each reel. */
export const createCamera = async (browser: Browser, origin: string): Promise<Camera> => {
  const probe = await browser.newPage()
  const userAgent = await probe.evaluate(() => navigator.userAgent)
  await probe.close()
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    // Storybook then holds animations at their end instead of waiting for it.
    userAgent: `${userAgent} StorybookTestRunner`,
  })
  await context.clock.setFixedTime(now)
  // The loader of this file names every function; the page has no such helper.
  await context.addInitScript('globalThis.__name = (named) => named')
  await context.addInitScript(installStage)

  const open = async ({ frame, mode }: Pick<Reel, 'frame' | 'mode'>): Promise<Page> => {
    const { locale, theme, forcedColors = 'none' } = mode
    const page = await context.newPage()
    await page.setViewportSize(frame)
    await page.emulateMedia({ colorScheme: theme, forcedColors, reducedMotion: 'reduce' })
    await page.goto(`${origin}/iframe.html?viewMode=story`)
    await page.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window)
    await page.evaluate((globals) => window.stage.ready(globals), {
      locale,
      theme,
      // The accessibility gate has its own run; here it would only cost time.
      a11y: { manual: true },
    })
    return page
  }

  return {
    list: async () => {
      const page = await open({
        frame: { width: 1280, height: 800 },
        mode: { locale: 'zh', theme: 'light', viewport: 1280 },
      })
      const stories = await page.evaluate(() => window.stage.list())
      await page.close()
      return stories
    },

    film: async (reel, expected, taken) => {
      let page = await open(reel)
      for (const shot of reel.shots) {
        try {
          const showing = page.evaluate((id) => window.stage.show(id), shot.story)
          const { faults } = await within(patience, showing)
          if (faults.length > 0) throw new Error(faults.join('; '))
          const devtools = await context.newCDPSession(page)
          const picture = await stillPicture(
            () => capture(page, devtools, reel, shot),
            (picture) => expected(shot, picture),
          )
          await devtools.detach()
          await taken(shot, picture)
        } catch (error) {
          await taken(shot, error instanceof Error ? error : new Error(String(error)))
          // What failed may still be at work: the next story gets a page of its own.
          await page.close()
          page = await open(reel)
        }
      }
      await page.close()
    },

    close: () => context.close(),
  }
}
