import { git } from './git.ts'

/** Files that differ from what they were at a commit; none where git does not know the commit. */
const changedFiles = (commit: string): readonly string[] =>
  git('diff', '--name-only', commit, '--').split('\n')

/**
 * The files of a record that changed since their commit.
 *
 * @param record - files with the commit at which they were looked at; `null` for one that never was
 * @param filesSince - asks for the files that differ from a commit. Defaults to git.
 */
export const changedSince = (
  record: Readonly<Record<string, { readonly commit: string } | null>>,
  filesSince: (commit: string) => readonly string[] = changedFiles,
): readonly string[] => {
  const commits = new Set(Object.values(record).flatMap((entry) => entry?.commit ?? []))
  const changed = new Map([...commits].map((commit) => [commit, new Set(filesSince(commit))]))
  return Object.entries(record).flatMap(([file, entry]) =>
    entry !== null && changed.get(entry.commit)?.has(file) === true ? [file] : [],
  )
}
