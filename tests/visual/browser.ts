import { mkdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { chromiumLaunch } from '#scripts/chromium.ts'

/** One way to draw, whatever the machine has: no second raster thread, no tuned instructions. */
const steady = ['--num-raster-threads=1', '--disable-partial-raster', '--disable-skia-runtime-opts']

/**
 * Hides the machine's own fonts. Stories bring theirs; whatever those lack is drawn in the face that
 * comes inside the browser's package, on every machine the same.
 */
const fontSettings = (): string => {
  const folder = resolve('.cache/visual-fonts')
  const file = join(folder, 'fonts.conf')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(tmpdir(), 'fonts')}</dir>
  <cachedir>${folder}</cachedir>
</fontconfig>
`,
  )
  return file
}

/** The browser of record 007, made to draw alike on every Linux machine. */
export const launchSteadyBrowser = async (): Promise<Browser> => {
  const { args, env, ...launch } = await chromiumLaunch()
  return chromium.launch({
    ...launch,
    args: [...args, ...steady],
    env: { ...env, FONTCONFIG_FILE: fontSettings() },
  })
}
