import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** A picture that a commit changed. `before` and `after` are files beside `index.json`; `null` when there was none. */
export interface ChangedPicture {
  readonly name: string
  readonly before: string | null
  readonly after: string | null
}

/** A commit that changed accepted pictures. */
export interface PictureCommit {
  readonly commit: string
  readonly date: string
  readonly subject: string
  readonly pictures: readonly ChangedPicture[]
}

/** Commits that are shown, the newest first. */
const shown = 15

const folder = 'tests/visual/baselines'

const git = (...args: readonly string[]): Buffer =>
  execFileSync('git', args, { maxBuffer: 1e8, stdio: ['ignore', 'pipe', 'ignore'] })

/**
 * Writes what the last commits changed in the accepted pictures: `index.json` and the pictures before and after.
 * Without a history (an archive, a shallow clone) the list is empty or short.
 *
 * @param target - folder
 */
export const writePictureHistory = (target: string): void => {
  mkdirSync(target, { recursive: true })
  const keep = (blob: string): string | null => {
    if (/^0+$/u.test(blob)) return null
    const file = `${blob}.png`
    if (!existsSync(join(target, file)))
      writeFileSync(join(target, file), git('cat-file', 'blob', blob))
    return file
  }
  let commits: readonly PictureCommit[] = []
  try {
    const log = git(
      'log',
      `-${shown}`,
      '--raw',
      '--no-renames',
      '--abbrev=40',
      '--format=%x00%h%x09%cs%x09%s',
      '--',
      folder,
    )
    commits = log
      .toString()
      .split('\0')
      .slice(1)
      .map((entry) => {
        const [head = '', ...lines] = entry.trim().split('\n')
        const [hash = '', date = '', subject = ''] = head.split('\t')
        const pictures = lines.flatMap((line) => {
          const [, before, after, path] = /^:\d+ \d+ (\w+) (\w+) \w\t(.+)\.png$/u.exec(line) ?? []
          if (before === undefined || after === undefined || path === undefined) return []
          return [{ name: path.slice(folder.length + 1), before: keep(before), after: keep(after) }]
        })
        return { commit: hash.slice(0, 8), date, subject, pictures }
      })
      .filter(({ pictures }) => pictures.length > 0)
  } catch {
    // No repository.
  }
  writeFileSync(join(target, 'index.json'), JSON.stringify(commits))
}
