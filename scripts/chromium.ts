import { execFile, execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import packageJson from '../package.json' with { type: 'json' }

/** How to launch Chromium for tests. */
export interface ChromiumLaunch {
  /** Absolute path of the browser program. */
  readonly executablePath: string
  /** Command-line flags that let it run as root, in a container, without a display. */
  readonly args: string[]
  /** Environment to launch it with. It carries the library path where the system lacks NSS. */
  readonly env: Record<string, string>
}

/** Flags of our own choice: the package's list also switches web security off, which tests need on. */
const args = [
  '--no-sandbox',
  '--disable-setuid-sandbox',
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  '--no-first-run',
  '--no-default-browser-check',
  '--no-pings',
  // Equal glyph shapes on every Linux machine, whatever its font settings.
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
]

const isAlreadyThere = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['EEXIST', 'ENOTEMPTY'].includes(String(error.code))

/**
 * Unpacks the browser into its own folder and renames the folder when it is complete. Several
 * processes may do this at once: the first rename wins, and a half-written program is never seen.
 */
const unpack = async (folder: string): Promise<void> => {
  const unfinished = await mkdtemp(`${folder}-`)
  try {
    await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'unpackChromium.js')], {
      // The package writes into the temporary folder, and its NSS libraries only on AWS.
      env: { ...process.env, TMPDIR: unfinished, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
    })
    await rename(unfinished, folder)
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true })
    if (!isAlreadyThere(error)) throw error
  }
}

const missesLibraries = (program: string): boolean => {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found')
  } catch {
    // There is no ldd (on musl, for example): the launch itself will tell.
    return false
  }
}

/** The Chromium of the npm package runs here. Accepted pictures are drawn by it, so that they are equal. */
export const drawsPictures = process.platform === 'linux' && process.arch === 'x64'

const environment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )

/**
 * Unpacks the Chromium of the npm package, once per machine and version, into the temporary folder, and
 * says how to launch it.
 *
 * @throws when the package's archive cannot be unpacked (disk full, temporary folder not writable)
 */
export const npmChromiumLaunch = async (): Promise<ChromiumLaunch> => {
  const version = packageJson.devDependencies['@sparticuz/chromium']
  const folder = join(tmpdir(), `npm-chromium-${version}`)
  if (!existsSync(folder)) await unpack(folder)
  const executablePath = join(folder, 'chromium')
  const env = environment()
  if (missesLibraries(executablePath)) {
    const libraries = join(folder, 'al2023', 'lib')
    env['LD_LIBRARY_PATH'] = [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  }
  return { executablePath, args, env }
}

/**
 * Says how to launch the browser of stories and journeys: Playwright's own where it is installed, else the
 * one of the npm package, so that no test needs a download on Linux x64.
 *
 * @throws when there is neither
 */
export const chromiumLaunch = async (): Promise<ChromiumLaunch> => {
  const { chromium } = await import('@playwright/test')
  const own = chromium.executablePath()
  if (existsSync(own)) return { executablePath: own, args, env: environment() }
  if (drawsPictures) return npmChromiumLaunch()
  throw new Error('There is no browser for the tests. Run: npx playwright install chromium')
}
