import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import chromium from '@sparticuz/chromium'

/** How to launch the Chromium that comes inside an npm package. */
export interface ChromiumLaunch {
  /** Absolute path of the browser program. */
  readonly executablePath: string
  /** Command-line flags that let it run as root, in a container, without a display. */
  readonly args: string[]
  /** Environment to launch it with; carries the library path where the system lacks NSS. */
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

const missesLibraries = (program: string): boolean => {
  try {
    return execFileSync('ldd', [program], { encoding: 'utf8' }).includes('not found')
  } catch {
    // No ldd (musl, for example): the launch itself will tell.
    return false
  }
}

/** The package unpacks its NSS libraries only on AWS; a bare container lacks them as well. */
const unpackLibraries = async (): Promise<string> => {
  const target = join(tmpdir(), 'al2023', 'lib')
  if (!existsSync(target)) {
    const require = createRequire(import.meta.url)
    const build = dirname(require.resolve('@sparticuz/chromium'))
    const { inflate } = (await import(join(build, '../esm/lambdafs.js'))) as {
      inflate: (file: string) => Promise<string>
    }
    await inflate(join(build, '../../bin/al2023.tar.br'))
  }
  return target
}

/**
 * Unpacks the npm-shipped Chromium (once per machine, into the temporary folder) and says how to
 * launch it. Stories, journeys and screenshots all use it, so that no test needs a system browser.
 *
 * @throws when the package's archive cannot be unpacked (disk full, temporary folder not writable)
 */
export const chromiumLaunch = async (): Promise<ChromiumLaunch> => {
  const executablePath = await chromium.executablePath()
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined) env[name] = value
  }
  if (missesLibraries(executablePath)) {
    const libraries = await unpackLibraries()
    env['LD_LIBRARY_PATH'] = [libraries, env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  }
  return { executablePath, args, env }
}
