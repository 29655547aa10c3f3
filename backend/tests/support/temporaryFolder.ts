import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** Mode of a file that its owner alone may read. Windows has no such modes. */
export const ownerOnly = process.platform === 'win32' ? 0o666 : 0o600

/** Makes an empty folder, which is removed when the test ends. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'backend-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
