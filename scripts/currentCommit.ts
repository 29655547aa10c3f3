import { execFileSync } from 'node:child_process'

/** The commit of the working tree, marked when something was changed since; `unknown` without git. */
export const currentCommit = (): string => {
  try {
    return execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
  } catch {
    // An unpacked archive has no history.
    return 'unknown'
  }
}
