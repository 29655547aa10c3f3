import { execFileSync } from 'node:child_process'

/**
 * What git prints; nothing where it fails: an unpacked archive has no history, and a shallow clone a short one.
 *
 * @param args - a command of git with its arguments
 */
export const git = (...args: readonly string[]): string => {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
  } catch {
    return ''
  }
}

/** The commit of the working tree, marked when something was changed since; `unknown` without git. */
export const currentCommit = (): string =>
  git('describe', '--always', '--dirty').trim() || 'unknown'
