import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { git } from '#scripts/git.ts'
import { filesBelow, readFiles } from '#tests/coverage/readFiles.ts'

/** What is known about a component without anybody writing it down. */
export interface ComponentFacts {
  /** Day of the first commit in its folder; `null` without a history. */
  readonly since: string | null
  /** Titles of the components that it imports. */
  readonly uses: readonly string[]
  /** Titles of the components that import it, and `app` when the app does. */
  readonly usedBy: readonly string[]
  /** Names of the screen-reader logs of its stories, and of others that its page shows. */
  readonly screenReaderLogs: readonly string[]
  /** Names of the keyboard logs of its stories, and of others that its page shows. */
  readonly keyboardLogs: readonly string[]
}

const root = 'src/components'

/** The title of the component that a file belongs to: `ui/Field` for `src/components/ui/Field/parts.ts`. */
const titleOf = (file: string): string | null =>
  /^src\/components\/([^/]+\/[A-Z]\w+)\/[^/]+$/u.exec(file)?.[1] ?? null

/** Pairs of a component, or `app`, with a component that it imports. */
const imports = (): readonly (readonly [user: string, used: string])[] =>
  [root, 'src/app']
    .flatMap((folder) => readFiles(folder, /(?<!\.stories|\.test)\.tsx?$/u))
    .flatMap(({ path, text }) => {
      const user = path.startsWith('src/app') ? 'app' : titleOf(path)
      return [...text.matchAll(/from '#components\/([^/]+\/[A-Z]\w+)\//gu)].flatMap(
        ([, used = '']) => (user === null || user === used ? [] : [[user, used] as const]),
      )
    })

/** The tests that record logs of screens, by the folder of the logs. */
export const logTests = {
  'screen-reader': 'tests/screen-reader/screenReader.browser.test.tsx',
  keyboard: 'tests/keyboard/keyboard.browser.test.tsx',
} as const

/**
 * Pairs of a log and the component whose story it is of.
 *
 * @param test - one of {@link logTests}
 */
export const logsIn = (test: string): readonly (readonly [log: string, component: string])[] =>
  [
    ...readFileSync(test, 'utf8').matchAll(
      /^ {2}'?([\w-]+)'?: (?:\{\s+story: )?([A-Z]\w+)\.\w+/gmu,
    ),
  ].map(([, log = '', component = '']) => [log, component])

/** Names of the logs of a kind that the page of a component shows. */
const shownLogs = (folder: string, name: string, kind: string): readonly string[] => {
  const page = `${folder}/${name}.mdx`
  const text = existsSync(page) ? readFileSync(page, 'utf8') : ''
  const logs = text.matchAll(new RegExp(`<RecordedLog of="${kind}" screen="([\\w-]+)"`, 'gu'))
  return [...logs].map(([, log = '']) => log)
}

/** The commits that changed components, the latest first. */
const history = () =>
  git('log', '--format=%x00%cs', '--name-only', '--', root)
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [day = '', ...files] = commit.split('\n')
      return { day, files }
    })

const unique = (titles: readonly string[]): readonly string[] => [...new Set(titles)].toSorted()

/** Titles of the components with stories, such as `ui/Button`. */
export const componentTitles = (): readonly string[] =>
  unique(filesBelow(root, /\.stories\.tsx$/u).flatMap((file) => titleOf(file) ?? []))

/** Reads the facts of every component, by its title. */
export const readComponentFacts = (): Readonly<Record<string, ComponentFacts>> => {
  const pairs = imports()
  const commits = history()
  const screenReaderLogs = logsIn(logTests['screen-reader'])
  const keyboardLogs = logsIn(logTests.keyboard)
  return Object.fromEntries(
    componentTitles().map((title) => {
      const folder = `${root}/${title}`
      const own = commits.filter(({ files }) => files.some((file) => dirname(file) === folder))
      const [component = ''] = title.split('/').slice(-1)
      const logsOf = (kind: string, list: readonly (readonly [string, string])[]) => {
        const shown = shownLogs(folder, component, kind)
        return list.flatMap(([log, of]) => {
          if (of === component) return [log]
          return shown.includes(log) ? [`${log} (of ${of})`] : []
        })
      }
      const facts: ComponentFacts = {
        since: own.at(-1)?.day ?? null,
        uses: unique(pairs.filter(([user]) => user === title).map(([, used]) => used)),
        usedBy: unique(pairs.filter(([, used]) => used === title).map(([user]) => user)),
        screenReaderLogs: logsOf('screen-reader', screenReaderLogs),
        keyboardLogs: logsOf('keyboard', keyboardLogs),
      }
      return [title, facts]
    }),
  )
}
