import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { BrowserCommand } from 'vitest/node'
import type { ChromiumLaunch } from '#scripts/chromium.ts'

/** One raster thread and no tuned instructions: the same pixels on every machine. */
const flags = ['--num-raster-threads=1', '--disable-partial-raster', '--disable-skia-runtime-opts']

/** Hides the fonts of the machine. The stories load their own; the rest comes from the browser package. */
const fontConfiguration = (fonts: string): string => {
  const folder = resolve('.cache/visual-fonts')
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${fonts}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  )
  return file
}

/**
 * Makes a browser draw the same pixels on every Linux machine.
 *
 * @param launch - how to start the browser of record 007
 */
export const stableRendering = (launch: ChromiumLaunch): ChromiumLaunch => ({
  executablePath: launch.executablePath,
  args: [...launch.args, ...flags],
  env: {
    ...launch.env,
    FONTCONFIG_FILE: fontConfiguration(join(dirname(launch.executablePath), 'fonts')),
  },
})

/** Resizes the window around the frame that tests run in. */
export const resizeWindow: BrowserCommand<[width: number, height: number]> = async (
  { page },
  width,
  height,
) => {
  await page.setViewportSize({ width, height })
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Resizes the window around the frame that tests run in. */
    resizeWindow: (width: number, height: number) => Promise<void>
  }
}
