import { spawn, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** A backend without a site; takes a data folder. */
export const backendProgram = fileURLToPath(new URL('./serve.ts', import.meta.url))

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A program that was started for a test. */
export interface StartedProgram {
  readonly process: ChildProcess
  /** Everything it printed so far, both streams. */
  readonly output: () => string
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>
}

/**
 * Starts a TypeScript program of the repository in its own process, without a shell between, so
 * that a signal meets the program itself.
 *
 * @param args - The file and its arguments.
 * @param env - Added to a bare environment.
 */
export const startProgram = (
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): StartedProgram => {
  let text = ''
  const child = spawn(process.execPath, ['--import', 'tsx', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
  })
  child.stdout.on('data', (data: Buffer) => (text += data.toString()))
  child.stderr.on('data', (data: Buffer) => (text += data.toString()))
  return {
    process: child,
    output: () => text,
    ended: new Promise((resolve) => {
      child.on('exit', (code, signal) => {
        resolve(code ?? signal ?? -1)
      })
    }),
  }
}

/**
 * Waits until a program has printed something.
 *
 * @param program - See {@link startProgram}.
 * @param pattern - What to wait for.
 * @returns The match.
 * @throws Error when the program ends without it.
 */
export const printed = (program: StartedProgram, pattern: RegExp): Promise<RegExpExecArray> => {
  return new Promise((resolve, reject) => {
    const look = () => {
      const match = pattern.exec(program.output())
      if (match) resolve(match)
    }
    program.process.stdout?.on('data', look)
    void program.ended.then(() => {
      reject(new Error(`It ended without a word of ${String(pattern)}: ${program.output()}`))
    })
    look()
  })
}
