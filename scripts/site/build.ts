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
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { catalogueChanges } from '#scripts/publish/catalogueChanges.ts'
import { writePublicNotes } from '#scripts/site/publicNotes.ts'

/** The files and folders that a build is made of. */
const sources = [
  'src',
  'locales',
  'public',
  'scripts',
  'backend/mail/logos',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
]

/** The files below a path, always in the same order; none where it is missing. */
const filesBelow = (path: string): readonly string[] => {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isDirectory()) return stats ? [path] : []
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)))
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

type Env = Readonly<Record<string, string | undefined>>

/**
 * A print of all that decides what a build holds: the content of its sources and of the published catalogue, and
 * the variables. Dates decide nothing: a file may be taken away, or put back with its older date.
 *
 * @param root - The repository.
 * @param env - The environment that counts now.
 */
export const buildPrint = (root: string, env: Env): string => {
  const hash = createHash('sha256')
  const pairs = Object.entries(env).filter(
    ([name]) => name.startsWith('VITE_') || buildVariables.includes(name),
  )
  hash.update(JSON.stringify(pairs.sort(([a], [b]) => (a < b ? -1 : 1))))
  const catalogue = env['VITE_CATALOGUE'] ?? ''
  const paths = sources.map((source) => join(root, source))
  for (const file of [...paths, ...(catalogue === '' ? [] : [catalogue])].flatMap(filesBelow)) {
    hash.update(`\0${relative(root, file)}\0`).update(readFileSync(file))
  }
  return hash.digest('hex')
}

const printFile = (root: string) => join(root, '.cache', 'site-build.txt')

/**
 * Whether the site has to be built: it never was, or of something else.
 *
 * @param root - The repository.
 * @param env - The environment that counts now.
 */
export const isStale = (root: string, env: Env): boolean =>
  !existsSync(join(root, 'dist', 'index.html')) ||
  !existsSync(printFile(root)) ||
  readFileSync(printFile(root), 'utf8') !== buildPrint(root, env)

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
 * finds the old build or the new one and nothing between. Remembers what it was built of.
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
  // Now: what changes during the build may not be in it.
  const print = buildPrint(root, process.env)
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
    for (const line of catalogueChanges(join(root, 'dist'), fresh))
      process.stdout.write(`${line}\n`)
    if (existsSync(join(root, 'dist'))) renameSync(join(root, 'dist'), old)
    renameSync(fresh, join(root, 'dist'))
  } finally {
    rmSync(fresh, { recursive: true, force: true })
    rmSync(old, { recursive: true, force: true })
  }
  writeFileSync(printFile(root), print)
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
