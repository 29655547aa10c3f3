import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writePublicNotes } from '#scripts/site/publicNotes.ts'

/** What a build is made of; a change in any of them makes the build stale. */
const sources = [
  'src',
  'locales',
  'public',
  'scripts',
  'index.html',
  'vite.config.ts',
  // Vite reads these by itself; they are in no variable of this process.
  '.env.production',
  '.env.production.local',
  'package.json',
  'package-lock.json',
]

/** Milliseconds since 1970 of the newest change below a path. */
const newest = (path: string): number => {
  if (!existsSync(path)) return 0
  const { mtimeMs } = statSync(path)
  if (!statSync(path).isDirectory()) return mtimeMs
  return Math.max(mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))))
}

/**
 * Variables of the build that do not begin with `VITE_`. One that is missing here keeps what it published on
 * the site after it was taken away.
 */
const buildVariables = [
  'SITE_ORIGIN',
  'SECURITY_CONTACT',
  'SOURCE_MAPS',
  'CONTACT_KEEP_DAYS',
  'CATALOGUE_FIELDS',
]

/** The content of the published catalogue, which decides as well. */
const catalogueHash = (file: string | undefined) =>
  file !== undefined && existsSync(file)
    ? createHash('sha256').update(readFileSync(file)).digest('hex')
    : undefined

/** The variables that decide what the build holds. */
export const siteVariables = (env: Readonly<Record<string, string | undefined>>) => {
  const pairs = Object.entries(env).filter(
    ([name]) => name.startsWith('VITE_') || buildVariables.includes(name),
  )
  const catalogue = catalogueHash(env['VITE_CATALOGUE'])
  return JSON.stringify({
    ...Object.fromEntries(pairs.sort(([a], [b]) => (a < b ? -1 : 1))),
    catalogue,
  })
}

const variablesFile = (root: string) => join(root, '.cache', 'site-variables.json')

/**
 * Whether the site has to be built: it never was, a source is newer, or it was built with other
 * variables.
 *
 * @param root - The repository.
 * @param env - The environment that counts now.
 */
export const isStale = (
  root: string,
  env: Readonly<Record<string, string | undefined>>,
): boolean => {
  const page = join(root, 'dist', 'index.html')
  if (!existsSync(page) || !existsSync(variablesFile(root))) return true
  if (readFileSync(variablesFile(root), 'utf8') !== siteVariables(env)) return true
  const built = statSync(page).mtimeMs
  return sources.some((source) => newest(join(root, source)) > built)
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // A process of another user is alive.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/**
 * Removes what builds left behind that were killed.
 *
 * @param cache - The folder in which sites are built.
 */
export const removeUnfinished = (cache: string) => {
  for (const name of readdirSync(cache)) {
    const [, pid] = /^(?:build|replaced)-(\d+)$/.exec(name) ?? []
    if (pid !== undefined && !isAlive(Number(pid))) {
      rmSync(join(cache, name), { recursive: true, force: true })
    }
  }
}

/**
 * Builds the site beside `dist` and then puts it in its place, so that a server that reads `dist`
 * finds the old build or the new one and nothing between. Remembers the variables it was built with.
 *
 * @param root - The repository.
 * @throws Error of the bundler, with its own message; the old build stays.
 */
export const buildSite = async (root: string) => {
  const { build } = await import('vite')
  const cache = join(root, '.cache')
  const [fresh, old] = ['build', 'replaced'].map((name) =>
    join(cache, `${name}-${process.pid}`),
  ) as [string, string]
  mkdirSync(cache, { recursive: true })
  removeUnfinished(cache)
  try {
    await build({
      root,
      logLevel: 'warn',
      build: {
        outDir: fresh,
        emptyOutDir: true,
        license: { fileName: 'third-party-notices.md' },
      },
    })
    writePublicNotes(root, fresh, process.env)
    if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), old)
    renameSync(fresh, join(root, 'dist'))
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
  writeFileSync(variablesFile(root), siteVariables(process.env))
}

const program = fileURLToPath(new URL('../site.ts', import.meta.url))

/**
 * Builds the site in its own process: the bundler would keep 900 MB of a server that runs for months. What
 * it prints is printed here. It ends when this process does.
 *
 * @param root - The repository.
 * @throws Error when it failed, after it said why.
 */
export const buildSiteApart = async (root: string) => {
  const child = spawn(process.execPath, ['--import', 'tsx', program, 'build'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The site was not built.')
}

/** Ends a build when the server that started it is gone. */
export const endWithParent = () => {
  process.on('disconnect', () => process.exit(1))
  process.channel?.unref()
}
